import { type LedgerEntry, ok, refundEntries, saleEntries } from '@simpletread/domain';
import { paidRefund } from './paid-refund.js';
import type { SeedOrder } from '../seed-order.js';

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
  const refund = paidRefund(order);
  if (refund === null) return [sale];
  const { id: reference, at, amountInCents } = refund;
  const entries = refund.entries === null ? refundEntries(order.pricing, amountInCents) : ok(refund.entries);
  if (!entries.ok) throw new Error(`order ${order.number} cannot be refunded: ${entries.fault.code}`);
  return [sale, { kind: 'refund', reference, at, entries: entries.value }];
};
