import type pg from 'pg';
import type { CopyValue } from '../../../../database/index.js';
import { writeColumns } from '../../../write-columns.js';
import { paidRefund } from './paid-refund.js';
import type { SeedOrder } from '../seed-order.js';

type Columns = Readonly<Record<string, CopyValue>>;

const refundedInCents = (order: SeedOrder): number => paidRefund(order)?.amountInCents ?? 0;

const paymentValues = (order: SeedOrder): Columns => {
  const { id, payment, pricing } = order;
  return {
    id: payment.id,
    order_id: id,
    provider: 'sandbox',
    provider_charge: payment.charge,
    method: payment.method,
    card_brand: payment.card?.brand ?? null,
    card_last4: payment.card?.last4 ?? null,
    captured_in_cents: pricing.totalInCents,
    refunded_in_cents: refundedInCents(order),
    captured_at: payment.capturedAt,
  };
};

const refundValues = ({ id, payment, refund }: SeedOrder): readonly Columns[] =>
  refund === null
    ? []
    : [
        {
          id: refund.id,
          order_id: id,
          payment_id: payment.id,
          amount_in_cents: refund.amountInCents,
          reason: refund.reason,
          state: 'succeeded',
          provider_refund: refund.providerRefund,
          attempts: 1,
          requested_by: refund.requestedBy,
          created_at: refund.createdAt,
          settled_at: refund.settledAt,
        },
      ];

// The provider's own books need the charges too, or a seeded order could not be refunded.
const chargeValues = (order: SeedOrder): Columns => {
  const { payment, pricing } = order;
  return {
    id: payment.charge,
    idempotency_key: payment.id,
    request_hash: 'seed',
    amount_in_cents: pricing.totalInCents,
    refunded_in_cents: refundedInCents(order),
    status: 'succeeded',
    brand: payment.card?.brand ?? payment.method,
    last4: payment.card?.last4 ?? null,
    created_at: payment.capturedAt,
  };
};

const providerRefundValues = ({ payment, refund }: SeedOrder): readonly Columns[] =>
  refund === null
    ? []
    : [
        {
          id: refund.providerRefund,
          idempotency_key: refund.id,
          charge_id: payment.charge,
          amount_in_cents: refund.amountInCents,
          created_at: refund.createdAt,
        },
      ];

/** Writes payments and refunds, both ours and the sandbox provider's. */
export const writePayments = async (client: pg.ClientBase, orders: readonly SeedOrder[]): Promise<void> => {
  await writeColumns(client, 'orders.payment', orders.map(paymentValues));
  await writeColumns(client, 'orders.refund', orders.flatMap(refundValues));
  await writeColumns(client, 'payment_sandbox.charge', orders.map(chargeValues));
  await writeColumns(client, 'payment_sandbox.refund', orders.flatMap(providerRefundValues));
};
