import { planReceiving, type ReceivingPlan, ZERO_CENTS } from '@simpletread/domain';
import type pg from 'pg';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import { paidWith } from '../order/payment/paid-with.js';
import type { SeedOrder } from '../order/seed-order.js';

const MINUTE_MS = 60_000;
const AFTER_MINUTES = 21;
const ORDERS = 2;
const FIELDS = 'Delivery, Appointment';

const NOTHING = { moneyInCents: ZERO_CENTS, giftCardInCents: ZERO_CENTS };

const SWITCH = `
  WITH freed AS (
    UPDATE appointments.booking SET state = 'released', updated_at = $3 WHERE order_id = $1 AND state = 'booked'
  ), adjusted AS (
    UPDATE orders.order_line l SET price_adjustments = jsonb_build_array(a.adjustment)
    FROM jsonb_to_recordset($4::jsonb) AS a ("lineId" uuid, adjustment jsonb) WHERE l.id = a."lineId"
  )
  UPDATE orders."order" SET sold_fulfilment = fulfilment, sold_zip = $2, fulfilment = 'ship-to-me', shop_id = NULL,
    version = version + 1, updated_at = greatest(updated_at, $3) WHERE id = $1`;

/** The plan for shipping an order to its buyer instead of a shop of the same state; null for an order with anything else going on. */
const planFor = (order: SeedOrder): ReceivingPlan | null => {
  const { shop, lines, pricing, progress, customer, refund, tireReturn } = order;
  if (shop === null || shop.state !== customer.place.state || progress.state !== 'inTransit') return null;
  if (lines.length !== 1 || refund !== null || tireReturn !== null) return null;
  const plan = planReceiving(
    {
      paidWith: { money: paidWith(order), 'gift-card': '' },
      paid: { ...NOTHING, moneyInCents: pricing.totalInCents },
      committed: NOTHING,
      isTaxExempt: false,
      isInstalled: true,
      state: shop.state,
      lines: pricing.lines.map((line, at) => {
        const lineId = lines[at]?.lineId ?? '';
        const amounts = { ...line, tiresInCents: line.subtotalInCents };
        return { lineId, name: lineId, bought: line.quantity, takenBack: 0, amounts };
      }),
    },
    {
      state: shop.state,
      salesTaxRatePpm: 0,
      tireFee: { basis: 'none', perTireInCents: ZERO_CENTS, ratePpm: 0 },
    },
  );
  return plan.ok && plan.value.refundInCents > 0 ? plan.value : null;
};

const write = async (
  client: pg.ClientBase,
  order: SeedOrder,
  { adjusted, refunds, refundInCents }: ReceivingPlan,
  random: Prng,
): Promise<void> => {
  const at = new Date(order.placedAt.getTime() + AFTER_MINUTES * MINUTE_MS);
  const { firstName, lastName } = order.customer;
  const buyer = `${firstName} ${lastName}`;
  await client.query(SWITCH, [order.id, order.shop?.zip ?? '', at, JSON.stringify(adjusted)]);
  const rows = refunds.map(({ amountInCents, entries }) => ({
    id: seededId(random, at),
    order_id: order.id,
    payment_id: order.payment.id,
    amount_in_cents: amountInCents,
    reason: 'Delivery changed',
    state: 'requested',
    requested_by: buyer,
    created_at: at,
    entries: JSON.stringify(entries),
  }));
  await writeColumns(client, 'orders.refund', rows);
  const refundIds = rows.map(({ id }) => id);
  await writeColumns(client, 'orders.order_event', [
    {
      id: seededId(random, at),
      order_id: order.id,
      at,
      type: 'ReceivingChanged',
      actor_kind: 'customer',
      actor_name: buyer,
      data: JSON.stringify({ fields: FIELDS, to: 'ship-to-me', refundIds, refundInCents }),
    },
  ]);
};

/** Drops the installation of some orders, which ship to their buyers instead. The server pays the refunds. */
export const writeSwitches = async (
  client: pg.ClientBase,
  orders: readonly SeedOrder[],
  random: Prng,
): Promise<void> => {
  const planned = orders.flatMap((order) => {
    const plan = planFor(order);
    return plan === null ? [] : [{ order, plan }];
  });
  for (const { order, plan } of planned.slice(0, ORDERS)) await write(client, order, plan, random);
};
