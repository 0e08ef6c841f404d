import { Injectable } from '@nestjs/common';
import type { CampaignRow, HandlerInput, listCampaigns, ListPage } from '@simpletread/contract';

import { Clock } from '../platform/clock/index.js';
import { type Condition, containing, Database, when, whereAll, withIds } from '../platform/database/index.js';
import { CAMPAIGN_SELECT } from './campaign.repository.js';
import { campaignOf, type CampaignRow as StoredRow } from './campaign-row.js';
import { campaignRowOf } from './campaign-view.js';

type Query = HandlerInput<typeof listCampaigns>['query'];

const ORDER_BY = {
  startsAt: 'c.starts_at',
  endsAt: 'c.ends_at',
  name: 'lower(c.name)',
  updatedAt: 'c.updated_at',
  id: 'c.id',
} as const satisfies Record<NonNullable<Query['sort']>[0], string>;

const STATE = `
  CASE WHEN c.state <> 'scheduled' THEN c.state WHEN ?::timestamptz < e.starts_at THEN 'scheduled'
       WHEN ?::timestamptz < e.ends_at THEN 'live' ELSE 'ended' END = ?`;

const COUNT = `
  SELECT count(*)::int AS total FROM campaigns.campaign c
  LEFT JOIN campaigns.calendar_entry e ON e.campaign_id = c.id`;

const statementsOf = ({ sql, params }: Condition, [column, direction]: NonNullable<Query['sort']>) => {
  const order = ['ORDER BY', ORDER_BY[column], direction, ', c.id', direction].join(' ');
  const limits = `LIMIT $${params.length + 1} OFFSET $${params.length + 2}`;
  return {
    rows: [CAMPAIGN_SELECT, 'WHERE', sql, order, limits].join(' '),
    count: [COUNT, 'WHERE', sql].join(' '),
  };
};

/** Campaigns in the console's list and calendar. */
@Injectable()
export class CampaignListReader {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async page({
    filter = {},
    sort = ['startsAt', 'DESC'],
    range: [from, to],
  }: Query): Promise<ListPage<CampaignRow>> {
    const now = this.clock.now();
    const where = whereAll([
      ...withIds('c.id', filter.id),
      ...when(filter.q, 'c.name ILIKE ?', (q) => [containing(q)]),
      ...when(filter.season, 'c.season = ?', (season) => [season]),
      ...when(filter.state, STATE, (state) => [now, now, state]),
      ...when(filter.from, '(c.ends_at > ? OR e.ends_at > ?)', (moment) => [moment, moment]),
      ...when(filter.to, '(c.starts_at < ? OR e.starts_at < ?)', (moment) => [moment, moment]),
    ]);
    const { rows, count } = statementsOf(where, sort);
    const [page, counted] = await Promise.all([
      this.database.query<StoredRow>(rows, [...where.params, to - from + 1, from]),
      this.database.one<{ total: number }>(count, where.params),
    ]);
    return { items: page.map((row) => campaignRowOf(campaignOf(row), now)), total: counted?.total ?? 0 };
  }
}
