import { Injectable } from '@nestjs/common';
import type { AdminOrderRow, HandlerInput, listOrders, ListPage } from '@simpletread/contract';
import type { PermissionHolder } from '@simpletread/domain';

import { type Condition, Database } from '../../platform/database/index.js';
import type { OrderRecord } from '../order-record.js';
import { customerName, vehicleLabel } from '../wording.js';
import { emailFor, nameFor } from './contact-view.js';
import { whereOf } from './order-filter.js';

type Query = HandlerInput<typeof listOrders>['query'];

/** Every column that sorts, with the id behind it so that pages never overlap. */
const ORDER_BY = {
  placedAt: ['o.placed_at'],
  orderNumber: ['o.number'],
  customerName: ['o.last_name', 'o.first_name'],
  totalInCents: ['o.total_in_cents'],
  state: ['o.state', 'o.placed_at'],
  // The window is as long for every order, and this one has the index.
  cancelClosesAt: ['o.placed_at'],
  zip: ['o.zip'],
  id: [],
} as const satisfies Record<NonNullable<Query['sort']>[0], readonly string[]>;

// Counting on would cost more than anyone pages through.
const MOST_COUNTED = 10_000;

type ListRow = Pick<
  OrderRecord,
  | 'id'
  | 'number'
  | 'placed_at'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'zip'
  | 'account_type'
  | 'vehicle'
  | 'tire_count'
  | 'fulfilment'
  | 'state'
  | 'payment_state'
  | 'cancel_closes_at'
  | 'total_in_cents'
  | 'refunded_in_cents'
> & { readonly sizes: readonly string[] };

const COLUMNS = `
  o.id, o.number, o.placed_at, o.first_name, o.last_name, o.email, o.zip, o.account_type, o.vehicle, o.tire_count,
  o.fulfilment, o.state, o.payment_state, o.cancel_closes_at, o.total_in_cents, o.refunded_in_cents,
  ARRAY(SELECT l.size_code FROM orders.order_line l WHERE l.order_id = o.id GROUP BY l.size_code ORDER BY min(l.position)) AS sizes`;

const rowOf = (row: ListRow, viewer: PermissionHolder): AdminOrderRow => ({
  id: row.id,
  orderNumber: row.number,
  placedAt: row.placed_at.toISOString(),
  customerName: nameFor(viewer, customerName(row)),
  email: emailFor(viewer, row.email),
  zip: row.zip,
  accountType: row.account_type,
  vehicle: vehicleLabel(row.vehicle),
  sizes: [...row.sizes],
  tireCount: row.tire_count,
  fulfilment: row.fulfilment,
  state: row.state,
  paymentState: row.payment_state,
  cancelClosesAt: row.cancel_closes_at.toISOString(),
  totalInCents: row.total_in_cents,
  refundedInCents: row.refunded_in_cents,
});

const orderBy = ([column, direction]: NonNullable<Query['sort']>): string =>
  [...ORDER_BY[column], 'o.id'].map((expression) => `${expression} ${direction}`).join(', ');

/** Made of constants of this file and of `whereOf` alone; everything that was typed is a parameter. */
const statementsOf = (where: Condition, sort: NonNullable<Query['sort']>) => {
  const next = where.params.length + 1;
  const from = ['FROM orders."order" o WHERE', where.sql].join(' ');
  return {
    rows: ['SELECT', COLUMNS, from, 'ORDER BY', orderBy(sort), `LIMIT $${next} OFFSET $${next + 1}`].join(
      ' ',
    ),
    count: ['SELECT count(*)::int AS total FROM (SELECT', from, `LIMIT $${next}) counted`].join(' '),
  };
};

/** Orders in the console's list; a total beyond 10,000 is told as 10,000. */
@Injectable()
export class OrderListReader {
  constructor(private readonly database: Database) {}

  async list(
    { filter, range: [from, to], sort = ['placedAt', 'DESC'] }: Query,
    viewer: PermissionHolder,
  ): Promise<ListPage<AdminOrderRow>> {
    const where = whereOf(filter, viewer);
    const { rows, count } = statementsOf(where, sort);
    const [page, counted] = await Promise.all([
      this.database.query<ListRow>(rows, [...where.params, to - from + 1, from]),
      this.database.query<{ total: number }>(count, [...where.params, MOST_COUNTED]),
    ]);
    return { items: page.map((row) => rowOf(row, viewer)), total: counted[0]?.total ?? 0 };
  }
}
