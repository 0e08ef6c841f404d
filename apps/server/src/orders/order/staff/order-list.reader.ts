import { Injectable } from '@nestjs/common';
import {
  type AdminOrderRow,
  COUNTED_UP_TO,
  type HandlerInput,
  type ListedOrder,
  type listOrders,
  type ListPage,
} from '@simpletread/contract';
import type { PermissionHolder } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import type { Computed } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { ownedBy, ownerOf, type WithOwner } from '../../../platform/work-owners/index.js';
import type { OrderRow } from '../order.entity.js';
import { customerName, vehicleLabel } from '../view/wording.js';
import { emailFor, nameFor } from './contact-view.js';
import { orderConditions } from './order-filter.js';

type Query = HandlerInput<typeof listOrders>['query'];

type Column = NonNullable<Query['sort']>[0];

type ListRow = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'placed_at'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'zip'
  | 'account_type'
  | 'loan_id'
  | 'vehicle'
  | 'tire_count'
  | 'fulfilment'
  | 'state'
  | 'payment_state'
  | 'cancel_closes_at'
  | 'total_in_cents'
  | 'refunded_in_cents'
  | 'held_at'
> &
  Computed<{ sizes: readonly string[]; delay: ListedOrder['delay'] } & WithOwner>;

/** When we must ask, or the buyer's time to answer ends; only sorted by among late orders. */
const DELAY_DUE = `(SELECT CASE d.state WHEN 'found' THEN d.ask_by WHEN 'asked' THEN d.answer_by END
  FROM orders.delay d WHERE d.order_id = o.id AND d.state IN ('found', 'asked'))`;

const LAST_DELAY = `(SELECT json_build_object('state', d.state, 'revisedOn', d.revised_on, 'silence', d.silence,
    'dueAt', CASE d.state WHEN 'found' THEN d.ask_by WHEN 'asked' THEN d.answer_by END)
  FROM orders.delay d WHERE d.order_id = o.id ORDER BY d.found_at DESC, d.id DESC LIMIT 1)`;

const ORDERS: ListStatement<Column> = {
  columns: `
    o.id, o.number, o.placed_at, o.first_name, o.last_name, o.email, o.zip, o.account_type, o.loan_id, o.vehicle, o.tire_count,
    o.fulfilment, o.state, o.payment_state, o.cancel_closes_at, o.total_in_cents, o.refunded_in_cents, o.held_at,
    ARRAY(SELECT l.size_code FROM orders.order_line l WHERE l.order_id = o.id GROUP BY l.size_code ORDER BY min(l.position)) AS sizes,
    ${LAST_DELAY} AS delay, ${ownerOf('orders', 'o.id')}`,
  details: 'orders."order" o',
  from: 'orders."order" o',
  key: 'o.id',
  orderBy: {
    placedAt: { by: 'o.placed_at' },
    orderNumber: { by: 'o.number' },
    customerName: { by: 'o.last_name', then: 'o.first_name' },
    totalInCents: { by: 'o.total_in_cents' },
    state: { by: 'o.state', then: 'o.placed_at' },
    // The window is equally long for every order, and this column has the index.
    cancelClosesAt: { by: 'o.placed_at' },
    zip: { by: 'o.zip' },
    delayDueAt: { by: DELAY_DUE, then: 'o.placed_at', isNullable: true },
    id: { by: 'o.id' },
  },
  mostCounted: COUNTED_UP_TO.heavy,
};

const rowOf = (row: ListRow, viewer: PermissionHolder): AdminOrderRow => ({
  id: row.id,
  orderNumber: row.number,
  placedAt: row.placed_at.toISOString(),
  customerName: nameFor(viewer, customerName(row)),
  email: emailFor(viewer, row.email),
  zip: row.zip,
  accountType: row.account_type,
  loanId: row.loan_id,
  vehicle: vehicleLabel(row.vehicle),
  sizes: [...row.sizes],
  tireCount: row.tire_count,
  fulfilment: row.fulfilment,
  state: row.state,
  paymentState: row.payment_state,
  cancelClosesAt: row.cancel_closes_at.toISOString(),
  totalInCents: row.total_in_cents,
  refundedInCents: row.refunded_in_cents,
  isOnHold: row.held_at !== null,
});

// Times in json have the zone of the database.
const delayOf = (delay: ListedOrder['delay']): ListedOrder['delay'] =>
  delay === null
    ? null
    : { ...delay, dueAt: delay.dueAt === null ? null : new Date(delay.dueAt).toISOString() };

/** All names and mailboxes that have three letters are found at once; counting them takes the time. */
const FOUND: typeof ORDERS = { ...ORDERS, mostCounted: COUNTED_UP_TO.search };

/** Orders in the console's list. Totals beyond 10,000, of a search beyond 1,000, are reported as one more. */
@Injectable()
export class OrderListReader {
  constructor(private readonly lists: ListReader) {}

  async page(
    { filter, range, sort = ['placedAt', 'DESC'] }: Query,
    viewer: StaffPrincipal,
  ): Promise<ListPage<ListedOrder>> {
    const { rows, total } = await this.lists.page<ListRow, Column>(filter?.q === undefined ? ORDERS : FOUND, {
      where: [
        ...orderConditions(filter, viewer),
        ...ownedBy('orders', 'o.id', filter?.owner, viewer.staffId),
      ],
      // All orders by the time of their few delays would be slow.
      sort: sort[0] === 'delayDueAt' && filter?.delay === undefined ? ['placedAt', 'DESC'] : sort,
      range,
    });
    return {
      items: rows.map((row) => ({
        ...rowOf(row, viewer),
        owner: row.owner,
        delay: delayOf(row.delay),
      })),
      total,
    };
  }
}
