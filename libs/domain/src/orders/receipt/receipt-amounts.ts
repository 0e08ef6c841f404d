import { addCents, type Cents, subtractCents, sumCents, ZERO_CENTS } from '../../money/index.js';

/** A row of a receipt: its words and its amount. */
export interface ReceiptRow {
  readonly label: string;
  readonly amountInCents: Cents;
}

/** A refund that was paid out. */
export interface PaidRefund extends ReceiptRow {
  readonly at: Date;
}

export interface ReceiptAmounts {
  /** The parts of the price, each once for all tires; they sum to the total. */
  readonly parts: readonly ReceiptRow[];
  readonly totalInCents: Cents;
  readonly refunds: readonly PaidRefund[];
  /** The total less all refunds. */
  readonly netInCents: Cents;
}

/**
 * Returns the amounts of a receipt from the shown steps of a price and the refunds that were paid out. Steps of the same name are added up, in the
 * order of their first. Throws `RangeError` if the steps don't sum to the total, or more was refunded.
 */
export const receiptAmounts = (
  steps: readonly ReceiptRow[],
  totalInCents: Cents,
  refunds: readonly PaidRefund[],
): ReceiptAmounts => {
  const sums = new Map<string, Cents>();
  for (const { label, amountInCents } of steps)
    sums.set(label, addCents(sums.get(label) ?? ZERO_CENTS, amountInCents));
  if (sumCents([...sums.values()]) !== totalInCents) throw new RangeError('the steps differ from the total');
  const netInCents = subtractCents(totalInCents, sumCents(refunds.map((refund) => refund.amountInCents)));
  if (netInCents < 0) throw new RangeError('more was refunded than paid');
  return {
    parts: [...sums].map(([label, amountInCents]) => ({ label, amountInCents })),
    totalInCents,
    refunds,
    netInCents,
  };
};
