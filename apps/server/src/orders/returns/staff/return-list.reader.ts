import { Injectable } from '@nestjs/common';
import {
  type AdminReturnRow,
  COUNTED_UP_TO,
  type HandlerInput,
  type ListedReturn,
  type ListPage,
  type listReturns,
} from '@simpletread/contract';
import {
  formatReturnNumber,
  isUuid,
  openPromise,
  parseOrderNumber,
  parseReturnNumber,
  type PermissionHolder,
} from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import {
  type Computed,
  type Condition,
  containing,
  type Renamed,
  when,
} from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { ownedBy, ownerOf, type WithOwner } from '../../../platform/work-owners/index.js';
import { nameFor, type OrderRow, seesContacts } from '../../order/index.js';
import type { ReturnRow } from '../return.entity.js';

type Query = HandlerInput<typeof listReturns>['query'];
type Filter = NonNullable<Query['filter']>;
type Column = NonNullable<Query['sort']>[0];

type Row = Pick<
  ReturnRow,
  'id' | 'number' | 'order_id' | 'reason' | 'state' | 'requested_at' | 'appealed_at' | 'received_at'
> &
  Pick<OrderRow, 'first_name' | 'last_name'> &
  Renamed<OrderRow, { order_number: 'number' }> &
  Computed<{ tire_count: number; picture_count: number }>;

// As `openPromise` of the domain: 24 hours for an answer, 48 for a refund.
const DUE = `CASE
  WHEN r.state = 'requested' THEN r.requested_at + interval '24 hours'
  WHEN r.state = 'appealed' THEN r.appealed_at + interval '24 hours'
  WHEN r.state IN ('received', 'awaitingApproval', 'refunding') THEN r.received_at + interval '48 hours' END`;

const TIRES = '(SELECT sum(l.quantity)::int FROM orders.tire_return_line l WHERE l.return_id = r.id)';

const FROM = 'orders.tire_return r JOIN orders."order" o ON o.id = r.order_id';

const RETURNS: ListStatement<Column> = {
  columns: `r.id, r.number, r.order_id, r.reason, r.state, r.requested_at, r.appealed_at, r.received_at, o.first_name, o.last_name,
    o.number AS order_number, ${TIRES} AS tire_count,
    (SELECT count(*)::int FROM orders.tire_return_picture p WHERE p.return_id = r.id) AS picture_count,
    ${ownerOf('returns', 'r.id')}`,
  details: FROM,
  from: FROM,
  key: 'r.id',
  orderBy: {
    dueAt: { by: DUE, then: 'r.requested_at', isNullable: true },
    requestedAt: { by: 'r.requested_at' },
    returnNumber: { by: 'r.number' },
    customerName: { by: 'o.last_name', then: 'o.first_name' },
    tireCount: { by: TIRES },
    state: { by: 'r.state', then: 'r.requested_at' },
    id: { by: 'r.id' },
  },
  mostCounted: COUNTED_UP_TO.heavy,
};

const WAITS: Readonly<Record<NonNullable<Filter['waitsFor']>, readonly string[]>> = {
  answer: ['requested', 'appealed'],
  refund: ['received', 'awaitingApproval', 'refunding'],
};

const NOTHING: Condition = { sql: 'false', params: [] };
const PERSON = "lower(o.first_name || ' ' || o.last_name || ' ' || o.email) LIKE ?";

/** Staff without contacts find by numbers only, because a search that finds an address would reveal it. */
const searched = (text: string, viewer: PermissionHolder): Condition => {
  const returnNumber = parseReturnNumber(text);
  const orderNumber = parseOrderNumber(text);
  const conditions: Condition[] = [
    ...(returnNumber === null ? [] : [{ sql: 'r.number = ?', params: [returnNumber] }]),
    ...(orderNumber.ok ? [{ sql: 'o.number = ?', params: [orderNumber.value] }] : []),
    ...(seesContacts(viewer) ? [{ sql: PERSON, params: [containing(text.toLowerCase())] }] : []),
  ];
  if (conditions.length === 0) return NOTHING;
  const sql = conditions.map((condition) => condition.sql).join(' OR ');
  return { sql: `(${sql})`, params: conditions.flatMap(({ params }) => params) };
};

const conditionsOf = (filter: Filter, viewer: PermissionHolder): Condition[] => {
  const { state, waitsFor, isOverdue, q } = filter;
  const text = q?.trim() ?? '';
  const overdue = isOverdue === undefined ? null : `coalesce(${DUE} < now(), false)`;
  return [
    ...when(filter.id, 'r.id = ANY (?::uuid[])', (ids) => [ids.filter(isUuid)]),
    ...(text === '' ? [] : [searched(text, viewer)]),
    ...when(state, 'r.state = ANY (?)', (states) => [typeof states === 'string' ? [states] : states]),
    ...when(filter.reason, 'r.reason = ?', (reason) => [reason]),
    ...when(waitsFor, 'r.state = ANY (?)', (what) => [WAITS[what]]),
    ...when(filter.orderId, 'r.order_id = ?', (orderId) => [orderId]),
    ...(overdue === null ? [] : [{ sql: isOverdue === true ? overdue : `NOT ${overdue}`, params: [] }]),
  ];
};

/** A return as the list shows it. */
export const returnRowOf = (row: Row, viewer: PermissionHolder): AdminReturnRow => {
  const promise = openPromise({
    state: row.state,
    requestedAt: row.requested_at,
    appealedAt: row.appealed_at,
    receivedAt: row.received_at,
  });
  return {
    id: row.id,
    returnNumber: formatReturnNumber(row.number),
    orderId: row.order_id,
    orderNumber: row.order_number,
    customerName: nameFor(viewer, `${row.first_name} ${row.last_name}`),
    reason: row.reason,
    state: row.state,
    tireCount: row.tire_count,
    pictureCount: row.picture_count,
    requestedAt: row.requested_at.toISOString(),
    dueAt: promise?.dueAt.toISOString() ?? null,
    waitsFor: promise?.kind ?? null,
  };
};

/** Returns in the console's list; by default the nearest promise comes first. */
@Injectable()
export class ReturnListReader {
  constructor(private readonly lists: ListReader) {}

  async page(
    { filter = {}, range, sort = ['dueAt', 'ASC'] }: Query,
    viewer: StaffPrincipal,
  ): Promise<ListPage<ListedReturn>> {
    const where = [
      ...conditionsOf(filter, viewer),
      ...ownedBy('returns', 'r.id', filter.owner, viewer.staffId),
    ];
    const { rows, total } = await this.lists.page<Row & Computed<WithOwner>, Column>(RETURNS, {
      where,
      sort,
      range,
    });
    return { items: rows.map((row) => ({ ...returnRowOf(row, viewer), owner: row.owner })), total };
  }
}
