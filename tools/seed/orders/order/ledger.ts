import { type LedgerEntry, refundEntries, saleEntries } from '@simpletread/domain';
import type { SeedOrder } from './seed-order.js';

export interface LedgerBooking {
  readonly kind: 'sale' | 'refund';
  readonly reference: string;
  readonly at: Date;
  readonly entries: readonly LedgerEntry[];
}

/** Returns an order's bookings: its sale, and its refund, if any, at the time of payment. The reference is the order's or refund's id. */
export const bookings = (order: SeedOrder): readonly LedgerBooking[] => {
  const sale: LedgerBooking = {
    kind: 'sale',
    reference: order.id,
    at: order.placedAt,
    entries: saleEntries(order.pricing),
  };
  if (order.refund === null) return [sale];
  const entries = refundEntries(order.pricing, order.refund.amountInCents);
  if (!entries.ok) throw new Error(`order ${order.number} cannot be refunded: ${entries.fault.code}`);
  return [
    sale,
    { kind: 'refund', reference: order.refund.id, at: order.refund.settledAt, entries: entries.value },
  ];
};
