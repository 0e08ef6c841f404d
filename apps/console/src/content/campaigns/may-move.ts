import type { CampaignRecord } from '@simpletread/contract';
import type { StaffPermission } from '@simpletread/domain';

type Rules = Pick<CampaignRecord['content'], 'promotionIds' | 'priceListIds'>;

const hasRules = ({ promotionIds, priceListIds }: Rules): boolean =>
  promotionIds.length + priceListIds.length > 0;

/** The content that shoppers see of a campaign now; null where it is not in the calendar. */
export const releasedContent = ({ release, releases }: CampaignRecord): CampaignRecord['content'] | null =>
  releases.find(({ number }) => number === release)?.content ?? null;

/**
 * True if a person may schedule, withdraw or roll back a campaign, to `target` if given. A campaign with promotions or
 * price lists moves prices, which needs its own permission. The server refuses the same.
 */
export const mayMove = (
  can: (permission: StaffPermission) => boolean,
  campaign: CampaignRecord,
  target: Rules = campaign.content,
): boolean => {
  if (!can('campaigns.change')) return false;
  if (can('pricing.change')) return true;
  const released = releasedContent(campaign);
  return !hasRules(campaign.content) && !hasRules(target) && (released === null || !hasRules(released));
};
