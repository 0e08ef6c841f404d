import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listSearches } from '@simpletread/contract';

import {
  type Computed,
  containing,
  Database,
  type Renamed,
  when,
  whereAll,
} from '../../../platform/database/index.js';
import { RETENTION_DAYS } from '../../../platform/retention/index.js';
import type { AskedSearchRow } from '../asked-search.entity.js';
import type { Asked } from './asked-counts.js';

type Query = HandlerInput<typeof listSearches>['query'];
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

// Answers belong to their day. New synonyms apply from the next search on, so the last day shows what is unanswered
// now.
const SEARCHES = `
  SELECT a.words AS id, a.words, sum(a.times)::int AS times, sum(a.unanswered)::int AS unanswered,
         max(a.day)::text AS "lastDay", max(s.means) AS means, max(r.path) AS path
  FROM search.asked a
  LEFT JOIN search.synonym s ON s.words = a.words
  LEFT JOIN search.redirect r ON r.words = a.words
  WHERE a.day > current_date - $1::int`;

const ORDERS = {
  times: 'times',
  unanswered: 'unanswered',
  words: 'a.words',
  lastDay: 'max(a.day)',
  id: 'a.words',
} as const;

const FORGET = 'DELETE FROM search.asked WHERE day <= current_date - $1::int';

const DEFAULT_DAYS = 30;

/** Searches by day. */
@Injectable()
export class AskedRepository {
  constructor(private readonly database: Database) {}

  async add(asked: readonly Asked[]): Promise<void> {
    if (asked.length > 0) await this.database.execute(ADD, [JSON.stringify(asked)]);
  }

  async forgetOld(): Promise<void> {
    await this.database.execute(FORGET, [RETENTION_DAYS.searches]);
  }

  async page({ filter = {}, sort = ['times', 'DESC'], range: [first, last] }: Query): Promise<Page> {
    const { sql, params } = whereAll([
      ...when(filter.id, 'a.words = ANY (?::text[])', (ids) => [ids]),
      ...when(filter.q, 'a.words ILIKE ?', (q) => [containing(q)]),
    ]);
    const where = sql.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + 1}`);
    const having = filter.isUnanswered === true ? 'HAVING sum(a.unanswered) > 0' : '';
    const found = [SEARCHES, 'AND', where, 'GROUP BY a.words', having].join(' ');
    const [column, way] = sort;
    const order = [ORDERS[column], way === 'ASC' ? 'ASC' : 'DESC', ', a.words'].join(' ');
    const given = [filter.days ?? DEFAULT_DAYS, ...params];
    const limits = [`LIMIT $${given.length + 1}`, `OFFSET $${given.length + 2}`];
    const [items, counted] = await Promise.all([
      this.database.query<Row>([found, 'ORDER BY', order, ...limits].join(' '), [
        ...given,
        last - first + 1,
        first,
      ]),
      this.database.one<Computed<{ total: number }>>(
        ['SELECT count(*)::int AS total FROM (', found, ') found'].join(' '),
        given,
      ),
    ]);
    return { items, total: counted?.total ?? 0 };
  }
}
