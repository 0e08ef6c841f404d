import { Injectable } from '@nestjs/common';
import type { ArticleRow, HandlerInput, listArticlesForStaff, ListPage } from '@simpletread/contract';

import { Clock } from '../../platform/clock/index.js';
import {
  type Condition,
  containing,
  Database,
  when,
  whereAll,
  withIds,
} from '../../platform/database/index.js';
import { ARTICLE_SELECT } from './article.repository.js';
import { articleOf, type ArticleRow as StoredRow } from './article-row.js';
import { articleRowOf } from './article-view.js';

type Query = HandlerInput<typeof listArticlesForStaff>['query'];

const ORDER_BY = {
  title: 'lower(a.title)',
  section: 'a.section',
  updatedAt: 'a.updated_at',
  id: 'a.id',
} as const satisfies Record<NonNullable<Query['sort']>[0], string>;

const STATE = `
  CASE WHEN r.number IS NULL THEN 'draft' WHEN ?::timestamptz < r.visible_from THEN 'scheduled'
       WHEN ?::timestamptz >= r.visible_until THEN 'over' ELSE 'published' END = ?`;

const COUNT = `
  SELECT count(*)::int AS total FROM content.article a
  LEFT JOIN content.article_release r ON r.article_id = a.id AND r.number = a.release`;

const statementsOf = ({ sql, params }: Condition, [column, direction]: NonNullable<Query['sort']>) => {
  const order = ['ORDER BY', ORDER_BY[column], direction, ', a.id', direction].join(' ');
  const limits = `LIMIT $${params.length + 1} OFFSET $${params.length + 2}`;
  return {
    rows: [ARTICLE_SELECT, 'WHERE', sql, order, limits].join(' '),
    count: [COUNT, 'WHERE', sql].join(' '),
  };
};

/** Articles in the console's list. */
@Injectable()
export class ArticleListReader {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async page({
    filter = {},
    sort = ['updatedAt', 'DESC'],
    range: [from, to],
  }: Query): Promise<ListPage<ArticleRow>> {
    const now = this.clock.now();
    const where = whereAll([
      ...withIds('a.id', filter.id),
      ...when(filter.q, '(a.title ILIKE ? OR a.slug ILIKE ?)', (q) => [containing(q), containing(q)]),
      ...when(filter.section, 'a.section = ?', (section) => [section]),
      ...when(filter.category, 'a.category = ?', (category) => [category]),
      ...when(filter.state, STATE, (state) => [now, now, state]),
    ]);
    const { rows, count } = statementsOf(where, sort);
    const [page, counted] = await Promise.all([
      this.database.query<StoredRow>(rows, [...where.params, to - from + 1, from]),
      this.database.one<{ total: number }>(count, where.params),
    ]);
    return { items: page.map((row) => articleRowOf(articleOf(row), now)), total: counted?.total ?? 0 };
  }
}
