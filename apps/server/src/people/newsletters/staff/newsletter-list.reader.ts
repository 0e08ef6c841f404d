import { Injectable } from '@nestjs/common';
import type {
  HandlerInput,
  listNewsletters,
  ListPage,
  NewsletterRow as ListedRow,
} from '@simpletread/contract';

import { type Computed, containing, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import type { NewsletterRow } from '../newsletter.entity.js';

type Query = HandlerInput<typeof listNewsletters>['query'];
type Column = NonNullable<Query['sort']>[0];

type Row = Pick<NewsletterRow, 'id' | 'name' | 'subject' | 'state' | 'send_at' | 'version' | 'updated_at'> &
  Computed<{ sentCount: number; clickedCount: number }>;

const NEWSLETTERS: ListStatement<Column> = {
  columns: `n.id, n.name, n.subject, n.state, n.send_at, n.version, n.updated_at,
    (SELECT count(*)::int FROM people.newsletter_send d WHERE d.newsletter_id = n.id) AS "sentCount",
    (SELECT count(DISTINCT c.send_id)::int FROM people.newsletter_click c JOIN people.newsletter_send d ON d.id = c.send_id
      WHERE d.newsletter_id = n.id) AS "clickedCount"`,
  details: 'people.newsletter n',
  from: 'people.newsletter n',
  key: 'n.id',
  orderBy: {
    name: { by: 'lower(n.name)' },
    sendAt: { by: 'n.send_at', isNullable: true },
    updatedAt: { by: 'n.updated_at' },
    id: { by: 'n.id' },
  },
};

/** Newsletters in the console's list. */
@Injectable()
export class NewsletterListReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['updatedAt', 'DESC'], range }: Query): Promise<ListPage<ListedRow>> {
    const { rows, total } = await this.lists.page<Row, Column>(NEWSLETTERS, {
      where: [
        ...withIds('n.id', filter.id),
        ...when(filter.q, '(n.name ILIKE ? OR n.subject ILIKE ?)', (q) => [containing(q), containing(q)]),
        ...when(filter.state, 'n.state = ?', (state) => [state]),
      ],
      sort,
      range,
    });
    return {
      items: rows.map(({ send_at: sendAt, updated_at: updatedAt, ...row }) => ({
        ...row,
        sendAt: sendAt?.toISOString() ?? null,
        updatedAt: updatedAt.toISOString(),
      })),
      total,
    };
  }
}
