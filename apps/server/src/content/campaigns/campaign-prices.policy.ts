import { may, type PermissionHolder } from '@simpletread/domain';

import type { CampaignDraft } from './campaign.js';

const rulesOf = ({ content }: CampaignDraft): string[] => [...content.promotionIds, ...content.priceListIds];

/** Checks the permission for these rules to change: a campaign that names promotions or price lists moves prices. */
export const mayMove = (holder: PermissionHolder, drafts: readonly (CampaignDraft | null)[]): boolean =>
  may(holder, 'pricing.change') || drafts.every((draft) => draft === null || rulesOf(draft).length === 0);

/**
 * Checks the permission to replace `before` with `draft`. Its texts may belong to one person and its prices to
 * another.
 */
export const mayWrite = (
  holder: PermissionHolder,
  before: CampaignDraft | null,
  draft: CampaignDraft,
): boolean => {
  if (may(holder, 'pricing.change')) return true;
  const had = new Set(before === null ? [] : rulesOf(before));
  const has = new Set(rulesOf(draft));
  return has.size === had.size && [...has].every((id) => had.has(id));
};
