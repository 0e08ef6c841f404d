import { Injectable } from '@nestjs/common';
import type { PublishedCampaign } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import type { CalendarEntryRow } from './calendar-entry.entity.js';
import { draftOf, type DraftRow } from './campaign-row.js';

type PublishedRow = DraftRow & Pick<CalendarEntryRow, 'campaign_id'>;

// Includes those that ended lately, for previews of an earlier moment.
const PUBLISHED = `
  SELECT e.campaign_id, r.name, r.season, r.starts_at, r.ends_at, r.content
  FROM campaigns.calendar_entry e
  JOIN campaigns.campaign_release r ON r.campaign_id = e.campaign_id AND r.number = e.number
  WHERE e.ends_at > now() - interval '400 days'
  ORDER BY e.starts_at, e.campaign_id`;

/** Name of the notice that the database sends when the calendar was written. */
export const CAMPAIGNS_CHANGED = 'campaigns.changed';

/** Released campaigns, for other features. */
@Injectable()
export class PublishedCampaigns {
  constructor(private readonly database: Database) {}

  async read(): Promise<PublishedCampaign[]> {
    const rows = await this.database.query<PublishedRow>(PUBLISHED);
    return rows.map((row) => ({ ...draftOf(row), campaignId: row.campaign_id }));
  }
}
