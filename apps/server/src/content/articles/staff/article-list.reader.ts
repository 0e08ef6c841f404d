import { Injectable } from '@nestjs/common';
import type { ArticleRow, HandlerInput, listArticlesForStaff, ListPage } from '@simpletread/contract';

import { Clock } from '../../../platform/clock/index.js';
import { containing, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { ARTICLE_COLUMNS, ARTICLE_FROM } from '../article.repository.js';
import { articleOf, type ReleasedArticleRow } from './article-row.js';
import { articleRowOf } from './article-view.js';

type Query = HandlerInput<typeof listArticlesForStaff>['query'];

type Column = NonNullable<Query['sort']>[0];

const ARTICLES: ListStatement<Column> = {
  columns: ARTICLE_COLUMNS,
  details: ['(', ARTICLE_FROM, ')'].join(' '),
  from: ARTICLE_FROM,
  key: 'a.id',
  orderBy: {
    title: { by: 'lower(a.title)' },
    section: { by: 'a.section' },
    updatedAt: { by: 'a.updated_at' },
    id: { by: 'a.id' },
  },
};

const STATE = `
  CASE WHEN r.number IS NULL THEN 'draft' WHEN ?::timestamptz < r.visible_from THEN 'scheduled'
       WHEN ?::timestamptz >= r.visible_until THEN 'over' ELSE 'published' END = ?`;

/** Articles in the console's list. */
@Injectable()
export class ArticleListReader {
  constructor(
    private readonly lists: ListReader,
    private readonly clock: Clock,
  ) {}

  async page({ filter = {}, sort = ['updatedAt', 'DESC'], range }: Query): Promise<ListPage<ArticleRow>> {
    const now = this.clock.now();
    const { rows, total } = await this.lists.page<ReleasedArticleRow, Column>(ARTICLES, {
      where: [
        ...withIds('a.id', filter.id),
        ...when(filter.q, '(a.title ILIKE ? OR a.slug ILIKE ?)', (q) => [containing(q), containing(q)]),
        ...when(filter.section, 'a.section = ?', (section) => [section]),
        ...when(filter.category, 'a.category = ?', (category) => [category]),
        ...when(filter.state, STATE, (state) => [now, now, state]),
      ],
      sort,
      range,
    });
    return { items: rows.map((row) => articleRowOf(articleOf(row), now)), total };
  }
}
