import { type Cents, scaleCents, sumCents, ZERO_CENTS } from '../../money/index.js';

/** A part of a line's price that was given back while its buyer kept the tires. */
export interface PriceAdjustment {
  /** It covers the line's tires from this one on, counted from zero. The tires before had come back. */
  readonly fromTire: number;
  readonly tiresInCents: Cents;
  readonly salesTaxInCents: Cents;
}

/**
 * Returns what adjustments took off the first `count` of `bought` tires. A difference of two such sums is what they took off the tires in
 * between, so the parts of a line sum to the line.
 */
export const adjustedOf = (
  adjustments: readonly PriceAdjustment[],
  field: 'tiresInCents' | 'salesTaxInCents',
  count: number,
  bought: number,
): Cents =>
  sumCents([
    ZERO_CENTS,
    ...adjustments.map((each) =>
      scaleCents(each[field], Math.max(0, count - each.fromTire), bought - each.fromTire),
    ),
  ]);
