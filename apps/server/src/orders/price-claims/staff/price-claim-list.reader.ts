import { Injectable } from '@nestjs/common';
import {
  type AdminPriceClaimRow,
  COUNTED_UP_TO,
  type HandlerInput,
  type ListedPriceClaim,
  type ListPage,
  type listPriceClaims,
} from '@simpletread/contract';
import {
  formatPriceClaimNumber,
  isUuid,
  parseOrderNumber,
  parsePriceClaimNumber,
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
import { nameFor, type OrderLineRow, type OrderRow, seesContacts } from '../../order/index.js';
import type { PriceClaimRow } from '../price-claim.entity.js';

type Query = HandlerInput<typeof listPriceClaims>['query'];
type Filter = NonNullable<Query['filter']>;
type Column = NonNullable<Query['sort']>[0];

export type ListedClaim = Pick<
  PriceClaimRow,
  'id' | 'number' | 'order_id' | 'kind' | 'state' | 'requested_at' | 'price_per_tire_in_cents'
> &
  Pick<OrderRow, 'first_name' | 'last_name'> &
  Renamed<OrderRow, { order_number: 'number' }> &
  Pick<OrderLineRow, 'brand_name' | 'line_name' | 'size_code'> &
  Computed<{ picture_count: number; due_at: Date | null }>;

// As `dueAtOf`: 24 hours for an answer.
// As `dueAtOf`: no clock runs until the buyer proves the price.
const DUE = `CASE WHEN c.state IN ('requested', 'awaitingApproval') THEN interval '24 hours' +
  CASE WHEN c.kind = 'own-price' OR c.offer_address <> '' THEN c.requested_at
    ELSE (SELECT min(p.added_at) FROM orders.price_claim_picture p WHERE p.claim_id = c.id) END END`;

const FROM = `orders.price_claim c JOIN orders."order" o ON o.id = c.order_id JOIN orders.order_line l ON l.id = c.line_id`;

const CLAIMS: ListStatement<Column> = {
  columns: `c.id, c.number, c.order_id, c.kind, c.state, c.requested_at, c.price_per_tire_in_cents, o.first_name, o.last_name,
    o.number AS order_number, l.brand_name, l.line_name, l.size_code, ${DUE} AS due_at,
    (SELECT count(*)::int FROM orders.price_claim_picture p WHERE p.claim_id = c.id) AS picture_count,
    ${ownerOf('price-claims', 'c.id')}`,
  details: FROM,
  from: FROM,
  key: 'c.id',
  orderBy: {
    dueAt: { by: DUE, then: 'c.requested_at', isNullable: true },
    requestedAt: { by: 'c.requested_at' },
    claimNumber: { by: 'c.number' },
    customerName: { by: 'o.last_name', then: 'o.first_name' },
    state: { by: 'c.state', then: 'c.requested_at' },
    id: { by: 'c.id' },
  },
  mostCounted: COUNTED_UP_TO.heavy,
};

const NOTHING: Condition = { sql: 'false', params: [] };
const PERSON = "lower(o.first_name || ' ' || o.last_name || ' ' || o.email) LIKE ?";

/** Staff without contacts find by numbers only, because a search that finds an address would reveal it. */
const searched = (text: string, viewer: PermissionHolder): Condition => {
  const claimNumber = parsePriceClaimNumber(text);
  const orderNumber = parseOrderNumber(text);
  const conditions: Condition[] = [
    ...(claimNumber === null ? [] : [{ sql: 'c.number = ?', params: [claimNumber] }]),
    ...(orderNumber.ok ? [{ sql: 'o.number = ?', params: [orderNumber.value] }] : []),
    ...(seesContacts(viewer) ? [{ sql: PERSON, params: [containing(text.toLowerCase())] }] : []),
  ];
  if (conditions.length === 0) return NOTHING;
  const sql = conditions.map((condition) => condition.sql).join(' OR ');
  return { sql: `(${sql})`, params: conditions.flatMap(({ params }) => params) };
};

const conditionsOf = (filter: Filter, viewer: PermissionHolder): Condition[] => {
  const { isOverdue, q } = filter;
  const text = q?.trim() ?? '';
  const overdue = `coalesce(${DUE} < now(), false)`;
  return [
    ...when(filter.id, 'c.id = ANY (?::uuid[])', (ids) => [ids.filter(isUuid)]),
    ...(text === '' ? [] : [searched(text, viewer)]),
    ...when(filter.state, 'c.state = ANY (?)', (states) => [typeof states === 'string' ? [states] : states]),
    ...when(filter.kind, 'c.kind = ?', (kind) => [kind]),
    ...when(filter.orderId, 'c.order_id = ?', (orderId) => [orderId]),
    ...(isOverdue === undefined ? [] : [{ sql: isOverdue ? overdue : `NOT ${overdue}`, params: [] }]),
  ];
};

/** A claim as the list shows it. */
export const claimRowOf = (row: ListedClaim, viewer: PermissionHolder): AdminPriceClaimRow => ({
  id: row.id,
  claimNumber: formatPriceClaimNumber(row.number),
  orderId: row.order_id,
  orderNumber: row.order_number,
  customerName: nameFor(viewer, `${row.first_name} ${row.last_name}`),
  kind: row.kind,
  state: row.state,
  tire: `${row.brand_name} ${row.line_name} ${row.size_code}`,
  pricePerTireInCents: row.price_per_tire_in_cents,
  pictureCount: row.picture_count,
  requestedAt: row.requested_at.toISOString(),
  dueAt: row.due_at?.toISOString() ?? null,
});

/** Claims in the console's list; by default the nearest answer comes first. */
@Injectable()
export class PriceClaimListReader {
  constructor(private readonly lists: ListReader) {}

  async page(
    { filter = {}, range, sort = ['dueAt', 'ASC'] }: Query,
    viewer: StaffPrincipal,
  ): Promise<ListPage<ListedPriceClaim>> {
    const where = [
      ...conditionsOf(filter, viewer),
      ...ownedBy('price-claims', 'c.id', filter.owner, viewer.staffId),
    ];
    const { rows, total } = await this.lists.page<ListedClaim & Computed<WithOwner>, Column>(CLAIMS, {
      where,
      sort,
      range,
    });
    return { items: rows.map((row) => ({ ...claimRowOf(row, viewer), owner: row.owner })), total };
  }
}
