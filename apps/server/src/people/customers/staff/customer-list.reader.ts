import { Injectable } from '@nestjs/common';
import {
  COUNTED_UP_TO,
  type CustomerRow,
  type HandlerInput,
  type listCustomers,
  type ListPage,
} from '@simpletread/contract';
import { may, type PermissionHolder, readFinderText } from '@simpletread/domain';

import { type Condition, type SqlRunner, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { CUSTOMER_FACE, type CustomerFace } from './customer-face.reader.js';
import { customerRowOf } from './customer-row.js';
import { customerSearch } from './customer-search.reader.js';

type Query = HandlerInput<typeof listCustomers>['query'];
type Column = NonNullable<Query['sort']>[0];

const CUSTOMERS: ListStatement<Column> = {
  ...CUSTOMER_FACE,
  from: 'people.customer c',
  key: 'c.id',
  orderBy: { since: { by: 'c.since' }, id: { by: 'c.id' } },
  mostCounted: COUNTED_UP_TO.heavy,
};

const NOTHING: Condition = { sql: 'false', params: [] };
// Of a million customers, some thousands have accounts: only an IN starts with those.
const HAS_ACCOUNT = 'c.mailbox IN (SELECT a.mailbox FROM identity.account a)';
const HAS_NONE = 'NOT EXISTS (SELECT FROM identity.account a WHERE a.mailbox = c.mailbox)';
const IS_ERASED = '(c.erased_at IS NOT NULL) = ?';

const searched = (q: string | undefined, viewer: PermissionHolder): Condition[] => {
  if (q === undefined || q.trim() === '') return [];
  return [customerSearch(readFinderText(q), { seesContacts: may(viewer, 'contacts.read') }) ?? NOTHING];
};

/** Customers in the console’s list. Totals beyond 10,000 are reported as one more. */
@Injectable()
export class CustomerListReader {
  constructor(private readonly lists: ListReader) {}

  async page(
    { filter = {}, range, sort = ['since', 'DESC'] }: Query,
    viewer: PermissionHolder,
  ): Promise<ListPage<CustomerRow>> {
    const where = [
      ...withIds('c.id', filter.id),
      ...searched(filter.q, viewer),
      ...when(filter.hasAccount, filter.hasAccount === false ? HAS_NONE : HAS_ACCOUNT, () => []),
      ...when(filter.isErased, IS_ERASED, (isErased) => [isErased]),
    ];
    const { rows, total } = await this.lists.page<CustomerFace, Column>(CUSTOMERS, { where, sort, range });
    return { items: rows.map((row) => customerRowOf(row, viewer)), total };
  }

  /** From `db`, as the page must show the last write. */
  async find(db: SqlRunner, id: string): Promise<CustomerFace | null> {
    const request = {
      where: withIds('c.id', [id]),
      sort: ['id', 'ASC'] as const,
      range: [0, 0] as const,
    };
    const { rows } = await this.lists.page<CustomerFace, Column>(CUSTOMERS, request, db);
    return rows[0] ?? null;
  }
}
