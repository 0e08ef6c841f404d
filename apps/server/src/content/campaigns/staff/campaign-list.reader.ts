import { Injectable } from '@nestjs/common';
import type { CampaignRow, HandlerInput, listCampaigns, ListPage } from '@simpletread/contract';

import { Clock } from '../../../platform/clock/index.js';
import { containing, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { CAMPAIGN_COLUMNS, CAMPAIGN_FROM } from '../campaign.repository.js';
import { campaignOf, type CampaignRow as StoredRow } from '../campaign-row.js';
import { campaignRowOf } from './campaign-view.js';

type Query = HandlerInput<typeof listCampaigns>['query'];

type Column = NonNullable<Query['sort']>[0];

const CAMPAIGNS: ListStatement<Column> = {
  columns: CAMPAIGN_COLUMNS,
  details: ['(', CAMPAIGN_FROM, ')'].join(' '),
  from: 'campaigns.campaign c LEFT JOIN campaigns.calendar_entry e ON e.campaign_id = c.id',
  key: 'c.id',
  orderBy: {
    startsAt: { by: 'c.starts_at' },
    endsAt: { by: 'c.ends_at' },
    name: { by: 'lower(c.name)' },
    updatedAt: { by: 'c.updated_at' },
    id: { by: 'c.id' },
  },
};

const STATE = `
  CASE WHEN c.state <> 'scheduled' THEN c.state WHEN ?::timestamptz < e.starts_at THEN 'scheduled'
       WHEN ?::timestamptz < e.ends_at THEN 'live' ELSE 'ended' END = ?`;

/** Campaigns in the console's list and calendar. */
@Injectable()
export class CampaignListReader {
  constructor(
    private readonly lists: ListReader,
    private readonly clock: Clock,
  ) {}

  async page({ filter = {}, sort = ['startsAt', 'DESC'], range }: Query): Promise<ListPage<CampaignRow>> {
    const now = this.clock.now();
    const { rows, total } = await this.lists.page<StoredRow, Column>(CAMPAIGNS, {
      where: [
        ...withIds('c.id', filter.id),
        ...when(filter.q, 'c.name ILIKE ?', (q) => [containing(q)]),
        ...when(filter.season, 'c.season = ?', (season) => [season]),
        ...when(filter.state, STATE, (state) => [now, now, state]),
        ...when(filter.from, '(c.ends_at > ? OR e.ends_at > ?)', (moment) => [moment, moment]),
        ...when(filter.to, '(c.starts_at < ? OR e.starts_at < ?)', (moment) => [moment, moment]),
      ],
      sort,
      range,
    });
    return { items: rows.map((row) => campaignRowOf(campaignOf(row), now)), total };
  }
}
