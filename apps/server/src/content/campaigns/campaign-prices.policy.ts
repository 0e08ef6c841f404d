import { may, type PermissionHolder } from '@simpletread/domain';

import type { CampaignDraft } from './campaign.js';

const rulesOf = ({ content }: CampaignDraft): string[] => [...content.promotionIds, ...content.priceListIds];

/** Whether these may come and go in one's hands: a campaign that names promotions or price lists moves prices. */
export const mayMove = (holder: PermissionHolder, drafts: readonly (CampaignDraft | null)[]): boolean =>
  may(holder, 'pricing.change') || drafts.every((draft) => draft === null || rulesOf(draft).length === 0);

/** Whether one may write `draft` in the place of `before`: its words may be others' than its prices. */
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
