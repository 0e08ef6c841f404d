import { easternWall } from '@simpletread/domain';

import type { StaffDeed } from '../../../platform/audit/index.js';
import type { CampaignDraft } from '../campaign.js';

/** A draft as the audit keeps it: with its times as they were chosen. */
export const toldOf = ({ name, season, startsAt, endsAt, content }: CampaignDraft): object => ({
  name,
  season,
  startsAt: `${easternWall(startsAt)} ET`,
  endsAt: `${easternWall(endsAt)} ET`,
  content,
});

/** A staff action on a campaign with the states before and after, as the audit records it. */
export const campaignDeed = (
  /** As `campaign.schedule`. */
  action: string,
  campaignId: string,
  before: object | null,
  after: object | null,
): StaffDeed => ({ action, subjectType: 'campaign', subjectId: campaignId, before, after });
