import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listSearches } from '@simpletread/contract';

import { type Computed, containing, Database, type Renamed, when } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { RETENTION_DAYS } from '../../../platform/retention/index.js';
import type { AskedSearchRow } from '../asked-search.entity.js';
import type { Asked } from './asked-counts.js';

type Query = HandlerInput<typeof listSearches>['query'];
type Column = NonNullable<Query['sort']>[0];
type Page = HandlerReply<typeof listSearches>;
type Row = Pick<AskedSearchRow, 'words' | 'times' | 'unanswered'> &
  Renamed<AskedSearchRow, { id: 'words'; lastDay: 'day' }> &
  Computed<{ means: string | null; path: string | null }>;

const ADD = `
  INSERT INTO search.asked AS known (day, words, times, unanswered)
  SELECT current_date, asked.words, asked.times, asked.unanswered
  FROM jsonb_to_recordset($1::jsonb) AS asked (words text, times int, unanswered int)
  ORDER BY asked.words
  ON CONFLICT (day, words) DO UPDATE
  SET times = known.times + EXCLUDED.times, unanswered = known.unanswered + EXCLUDED.unanswered`;

// Each day's answers are its own: what was taught since counts from the next search on, so the last day decides what is unanswered now.
const DAYS =
  'SELECT words, sum(times)::int AS times, sum(unanswered)::int AS unanswered, max(day) AS last_day';
const OF_DAYS = 'FROM search.asked WHERE day > current_date - $1::int';

const SEARCHES: ListStatement<Column> = {
  columns: `
    a.words AS id, a.words, a.times, a.unanswered, a.last_day::text AS "lastDay",
    (SELECT max(s.means) FROM search.synonym s WHERE s.words = a.words) AS means,
    (SELECT max(r.path) FROM search.redirect r WHERE r.words = a.words) AS path`,
  details: ['LATERAL (', DAYS, OF_DAYS, 'AND words = page.page_key GROUP BY words ) a'].join(' '),
  from: ['(', DAYS, OF_DAYS, 'GROUP BY words ) a'].join(' '),
  key: 'a.words',
  orderBy: {
    times: { by: 'a.times' },
    unanswered: { by: 'a.unanswered' },
    words: { by: 'a.words' },
    lastDay: { by: 'a.last_day' },
    id: { by: 'a.words' },
  },
};

const FORGET = 'DELETE FROM search.asked WHERE day <= current_date - $1::int';

const DEFAULT_DAYS = 30;

/** Search words, counted by day. */
@Injectable()
export class AskedRepository {
  constructor(
    private readonly database: Database,
    private readonly lists: ListReader,
  ) {}

  async add(asked: readonly Asked[]): Promise<void> {
    if (asked.length > 0) await this.database.execute(ADD, [JSON.stringify(asked)]);
  }

  async forgetOld(): Promise<void> {
    await this.database.execute(FORGET, [RETENTION_DAYS.searches]);
  }

  async page({ filter = {}, sort = ['times', 'DESC'], range }: Query): Promise<Page> {
    const where = [
      ...when(filter.id, 'a.words = ANY (?::text[])', (ids) => [ids]),
      ...when(filter.q, 'a.words ILIKE ?', (q) => [containing(q)]),
      ...(filter.isUnanswered === true ? [{ sql: 'a.unanswered > 0', params: [] }] : []),
    ];
    const given = [filter.days ?? DEFAULT_DAYS];
    const request = { where, sort, range, given };
    const { rows, total } = await this.lists.page<Row, Column>(SEARCHES, request, this.database);
    return { items: rows, total };
  }
}
