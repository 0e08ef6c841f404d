import { planRemoval, type RemovalPlan, ZERO_CENTS } from '@simpletread/domain';
import type pg from 'pg';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import { paidWith } from '../order/payment/paid-with.js';
import type { SeedOrder } from '../order/seed-order.js';

const MINUTE_MS = 60_000;
/** Buyers remove tires while they can cancel. */
const AFTER_MINUTES = 12;
const ORDERS = 2;
const REMOVED = 2;

const NOTHING = { moneyInCents: ZERO_CENTS, giftCardInCents: ZERO_CENTS };

const REMOVE = `
  WITH line AS (
    UPDATE orders.order_line SET returned_quantity = $2, removed_quantity = $2 WHERE id = $1 RETURNING order_id, tire_id
  ), counted AS (
    UPDATE orders."order" o SET tire_count = o.tire_count - $2, version = o.version + 1 FROM line WHERE o.id = line.order_id
  ), kept AS (
    UPDATE catalogue.stock_allocation a SET quantity = a.quantity - $2 FROM line
    WHERE a.owner_kind = 'order' AND a.owner_id = line.order_id AND a.tire_id = line.tire_id
    RETURNING a.owner_kind, a.owner_id, a.tire_id, a.warehouse_code, a.created_at
  ), given AS (
    INSERT INTO catalogue.stock_allocation (id, owner_kind, owner_id, tire_id, warehouse_code, quantity, state, created_at, updated_at)
    SELECT $3, owner_kind, owner_id, tire_id, warehouse_code, $2, 'returned', created_at, $4::timestamptz FROM kept
    RETURNING owner_id, tire_id, warehouse_code
  ), moved AS (
    INSERT INTO catalogue.stock_movement (tire_id, warehouse_code, quantity, reason, reference, at)
    SELECT tire_id, warehouse_code, $2, 'remove', owner_id::text, $4::timestamptz FROM given
  )
  UPDATE catalogue.stock_level level SET available = available + $2 FROM given
  WHERE level.tire_id = given.tire_id AND level.warehouse_code = given.warehouse_code`;

const removedAt = ({ placedAt }: SeedOrder): Date => new Date(placedAt.getTime() + AFTER_MINUTES * MINUTE_MS);

/** The plan for taking two of four tires off an order that the carrier has; null for an order with anything else going on. */
const planFor = (order: SeedOrder): RemovalPlan | null => {
  const [line] = order.pricing.lines;
  const [sold] = order.lines;
  if (line === undefined || sold === undefined || order.lines.length !== 1 || line.quantity !== 2 * REMOVED)
    return null;
  if (order.progress.state !== 'inTransit' || order.refund !== null || order.tireReturn !== null) return null;
  const paid = { ...NOTHING, moneyInCents: order.pricing.totalInCents };
  const amounts = { ...line, tiresInCents: line.subtotalInCents };
  const { lineId } = sold;
  const removable = { lineId, name: lineId, bought: line.quantity, takenBack: 0, amounts, adjustments: [] };
  const plan = planRemoval(
    {
      paidWith: { money: paidWith(order), 'gift-card': '' },
      paid,
      committed: NOTHING,
      lines: [removable],
    },
    [{ lineId, quantity: REMOVED, keepsCoverage: true }],
  );
  return plan.ok ? plan.value : null;
};

const write = async (
  client: pg.ClientBase,
  order: SeedOrder,
  { removed, refunds, refundInCents }: RemovalPlan,
  random: Prng,
): Promise<void> => {
  const at = removedAt(order);
  const { firstName, lastName } = order.customer;
  const buyer = `${firstName} ${lastName}`;
  await client.query(REMOVE, [order.lines[0]?.lineId ?? '', REMOVED, seededId(random, at), at]);
  const rows = refunds.map(({ amountInCents, entries }) => ({
    id: seededId(random, at),
    order_id: order.id,
    payment_id: order.payment.id,
    amount_in_cents: amountInCents,
    reason: 'Tires removed',
    state: 'requested',
    requested_by: buyer,
    created_at: at,
    entries: JSON.stringify(entries),
  }));
  await writeColumns(client, 'orders.refund', rows);
  const tire = order.lines[0]?.shelfTire;
  const fields = `${tire?.line.name ?? ''} ${tire?.tire.sizeCode ?? ''}: ${REMOVED} tires instead of ${2 * REMOVED}`;
  await writeColumns(client, 'orders.order_event', [
    {
      id: seededId(random, at),
      order_id: order.id,
      at,
      type: 'TiresRemoved',
      actor_kind: 'customer',
      actor_name: buyer,
      data: JSON.stringify({ fields, removed, refundIds: rows.map(({ id }) => id), refundInCents }),
    },
  ]);
};

/** Takes two of four tires off some orders, as their buyers did in the first half hour. The server pays the refunds. */
export const writeRemovals = async (
  client: pg.ClientBase,
  orders: readonly SeedOrder[],
  random: Prng,
): Promise<void> => {
  const planned = orders.flatMap((order) => {
    const plan = planFor(order);
    return plan === null ? [] : [{ order, plan }];
  });
  for (const { order, plan } of planned.slice(-ORDERS)) await write(client, order, plan, random);
};
