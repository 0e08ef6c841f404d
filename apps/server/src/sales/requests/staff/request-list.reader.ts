import { Injectable } from '@nestjs/common';
import type { HandlerInput, ListPage, listSalesRequests, SalesRequestRow } from '@simpletread/contract';
import { mailboxOf, ok, parseRequestNumber, refuse, type Result } from '@simpletread/domain';

import { Clock } from '../../../platform/clock/index.js';
import { containing, Database, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { ownedBy } from '../../../platform/work-owners/index.js';
import {
  type ListedRequest,
  REQUEST_COLUMNS,
  REQUEST_TABLES,
  requestRowOf,
} from './request-columns.reader.js';

type Query = HandlerInput<typeof listSalesRequests>['query'];
type Column = NonNullable<Query['sort']>[0];

const OPEN = "r.state IN ('new', 'quoted', 'opened')";

const REQUESTS: ListStatement<Column> = {
  columns: REQUEST_COLUMNS,
  details: REQUEST_TABLES,
  from: 'sales.request r',
  key: 'r.id',
  orderBy: {
    createdAt: { by: 'r.created_at' },
    stateSince: { by: 'r.state_since' },
    nextStepAt: { by: 'r.next_step_at', isNullable: true },
    value: { by: 'r.value_in_cents', isNullable: true },
    id: { by: 'r.id' },
  },
};

const SEARCHED = `(r.number = ? OR r.mailbox = ?
  OR r.first_name || ' ' || r.last_name || ' ' || r.make || ' ' || r.model || ' ' || r.size || ' ' || r.brand ILIKE ?)`;

/** Sales requests, read from the primary: a card must move at once. */
@Injectable()
export class RequestListReader {
  constructor(
    private readonly lists: ListReader,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async page(
    { filter = {}, sort = ['createdAt', 'DESC'], range }: Query,
    staffId: string,
  ): Promise<ListPage<SalesRequestRow>> {
    const where = [
      ...withIds('r.id', filter.id),
      ...when(filter.q, SEARCHED, (q) => [parseRequestNumber(q), mailboxOf(q.trim()), containing(q)]),
      ...when(filter.state, 'r.state = ?', (state) => [state]),
      ...when(filter.source, 'r.source = ?', (source) => [source]),
      ...when(filter.lostReason, 'r.lost_reason = ?', (reason) => [reason]),
      ...when(filter.isOpen, `(${OPEN}) = ?`, (isOpen) => [isOpen]),
      ...when(filter.isDue, `coalesce(${OPEN} AND r.next_step_at <= now(), false) = ?`, (isDue) => [isDue]),
      ...ownedBy('sales-requests', 'r.id', filter.owner, staffId),
    ];
    const request = { where, sort, range };
    const { rows, total } = await this.lists.page<ListedRequest, Column>(REQUESTS, request, this.database);
    const now = this.clock.now();
    return { items: rows.map((row) => requestRowOf(row, now)), total };
  }

  async find(id: string): Promise<Result<SalesRequestRow, 'record.missing'>> {
    const sql = ['SELECT', REQUEST_COLUMNS, 'FROM', REQUEST_TABLES, 'WHERE r.id = $1'].join(' ');
    const row = await this.database.one<ListedRequest>(sql, [id]);
    return row === null ? refuse('record.missing') : ok(requestRowOf(row, this.clock.now()));
  }
}
