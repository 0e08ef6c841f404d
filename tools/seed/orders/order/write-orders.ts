import type pg from 'pg';
import type { CopyValue } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import type { CustomerRecord, OrderHistory } from './build-orders.js';
import { bookings } from './payment/ledger.js';
import { messagesOf } from './messages.js';
import { orderLineValues } from './order-line-values.js';
import { orderValues } from './order-values.js';
import { appointmentValues } from './seeded-appointments.js';
import type { SeedOrder } from './seed-order.js';
import { timeline } from './progress/timeline.js';
import { writeRedemptions } from './write-redemptions.js';

type Columns = Readonly<Record<string, CopyValue>>;

const customerValues = ({ id, customer, since }: CustomerRecord): Columns => ({
  id,
  email: customer.email,
  first_name: customer.firstName,
  last_name: customer.lastName,
  phone: customer.phone,
  created_at: since,
});

const allocationValues = (order: SeedOrder, random: Prng): readonly Columns[] =>
  order.lines.map(({ shelfTire, warehouseCode, quantity }) => ({
    id: seededId(random, order.placedAt),
    owner_kind: 'order',
    owner_id: order.id,
    tire_id: shelfTire.tire.id,
    warehouse_code: warehouseCode,
    quantity,
    state: order.progress.cancelledAt === null ? 'sold' : 'returned',
    created_at: order.placedAt,
    updated_at: order.progress.cancelledAt ?? order.placedAt,
  }));

const eventValues = (order: SeedOrder, random: Prng): readonly Columns[] =>
  timeline(order).map(({ at, type, actorKind, actorName, data }) => ({
    id: seededId(random, at),
    order_id: order.id,
    at,
    type,
    actor_kind: actorKind,
    actor_name: actorName,
    data,
  }));

const ledgerValues = (order: SeedOrder, random: Prng): { transactions: Columns[]; entries: Columns[] } => {
  const booked = bookings(order).map((booking) => ({ id: seededId(random, booking.at), ...booking }));
  return {
    transactions: booked.map(({ id, kind, reference, at }) => ({
      id,
      order_id: order.id,
      kind,
      reference,
      at,
    })),
    entries: booked.flatMap(({ id, entries }) =>
      entries.map(({ account, amountInCents }, index) => ({
        transaction_id: id,
        position: index + 1,
        account,
        amount_in_cents: amountInCents,
      })),
    ),
  };
};

/** Writes the history in the order of its tables' dependencies. */
export const writeOrders = async (
  client: pg.ClientBase,
  history: OrderHistory,
  random: Prng,
): Promise<void> => {
  const { orders } = history;
  const ledger = orders.map((order) => ledgerValues(order, random));
  await writeColumns(client, 'orders.customer', history.customers.map(customerValues));
  await writeColumns(client, 'orders."order"', orders.map(orderValues));
  await writeColumns(client, 'orders.order_line', orders.flatMap(orderLineValues));
  await writeColumns(
    client,
    'orders.order_event',
    orders.flatMap((order) => eventValues(order, random)),
  );
  await writeColumns(
    client,
    'catalogue.stock_allocation',
    orders.flatMap((order) => allocationValues(order, random)),
  );
  await writeColumns(client, 'appointments.booking', appointmentValues(orders, random.fork('appointments')));
  await writeRedemptions(client, orders, random.fork('redemptions'));
  await writeColumns(
    client,
    'orders.ledger_transaction',
    ledger.flatMap(({ transactions }) => transactions),
  );
  await writeColumns(
    client,
    'orders.ledger_entry',
    ledger.flatMap(({ entries }) => entries),
  );
  await writeColumns(
    client,
    'platform.message',
    orders.flatMap((order) => messagesOf(order, random)),
  );
};
