import type { Cents, LedgerEntry } from '@simpletread/domain';
import type { SeedOrder } from '../seed-order.js';

export interface PaidRefund {
  readonly id: string;
  readonly amountInCents: Cents;
  readonly at: Date;
  /** The ledger's entries; null for a share of the whole sale. */
  readonly entries: readonly LedgerEntry[] | null;
}

/** Returns the refund of an order that was paid out, for a cancellation, a price match or a return; null for most orders. */
export const paidRefund = ({ refund, tireReturn }: SeedOrder): PaidRefund | null => {
  if (refund !== null)
    return { id: refund.id, amountInCents: refund.amountInCents, at: refund.settledAt, entries: null };
  const ofReturn = tireReturn?.refund ?? null;
  if (ofReturn === null || ofReturn.paid === null) return null;
  const { id, amountInCents, entries, paid } = ofReturn;
  return { id, amountInCents, at: paid.at, entries };
};
