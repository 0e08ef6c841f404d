import { easternWall } from '@simpletread/domain';

import type { StaffAction } from '../../../platform/audit/index.js';
import type { CampaignDraft } from '../campaign.js';

/** A draft as the audit keeps it: with its times as they were chosen. */
export const auditedPartOf = ({ name, season, startsAt, endsAt, content }: CampaignDraft): object => ({
  name,
  season,
  startsAt: `${easternWall(startsAt)} ET`,
  endsAt: `${easternWall(endsAt)} ET`,
  content,
});

/** An action on a campaign, with before and after, as the audit keeps it. */
export const campaignAction = (
  /** As `campaign.schedule`. */
  action: string,
  campaignId: string,
  before: object | null,
  after: object | null,
): StaffAction => ({ action, subjectType: 'campaign', subjectId: campaignId, before, after });
