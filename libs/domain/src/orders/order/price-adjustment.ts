import { addCents, type Cents, scaleCents, subtractCents, ZERO_CENTS } from '../../money/index.js';

/** A part of a line's price that was given back while its buyer kept the tires. */
export interface PriceAdjustment {
  /** It covers the line's tires from this one on, counted from zero. The tires before had come back. */
  readonly fromTire: number;
  readonly tiresInCents: Cents;
  readonly salesTaxInCents: Cents;
  /** Left out where the state's fee stays. */
  readonly stateFeeInCents?: Cents;
  /** Road hazard coverage was dropped from `fromTire` on; left out where it stays. */
  readonly dropsCoverage?: true;
  /** The tires from `fromTire` on aren't installed; left out where they are. */
  readonly dropsInstallation?: true;
  /** Made by a changed delivery. Taxes and fees are the amounts refunded, or negative where they rose. */
  readonly isForReceiving?: true;
}

/** Returns the tires of a line that are covered: those before the first dropped one. */
export const coveredTires = (adjustments: readonly PriceAdjustment[], bought: number): number =>
  Math.min(bought, ...adjustments.filter((each) => each.dropsCoverage === true).map((each) => each.fromTire));

/** Returns the tires of a line that are installed: those before the first whose installation was dropped. */
export const installedTires = (adjustments: readonly PriceAdjustment[], bought: number): number =>
  Math.min(
    bought,
    ...adjustments.filter((each) => each.dropsInstallation === true).map((each) => each.fromTire),
  );

/**
 * Returns what the first `count` of `bought` tires cost, sold for `soldInCents` and less their adjustments, in the order in which those were
 * made. It never falls with more tires, so no tire costs less than nothing, and a difference of two such sums is the price of the tires in
 * between: the parts of a line sum to the line. Each adjustment is spread evenly over its tires, with one rounding.
 */
export const adjustedUpTo = (
  soldInCents: Cents,
  adjustments: readonly PriceAdjustment[],
  field: 'tiresInCents' | 'salesTaxInCents' | 'stateFeeInCents',
  count: number,
  bought: number,
): Cents => {
  const made = adjustments.flatMap(({ fromTire, [field]: amount = ZERO_CENTS }) =>
    amount === 0 ? [] : [{ fromTire, amount }],
  );
  const upTo = (tires: number, last: number): Cents => {
    const adjustment = made[last - 1];
    if (adjustment === undefined) return scaleCents(soldInCents, tires, bought);
    const { fromTire, amount } = adjustment;
    if (tires <= fromTire) return upTo(tires, last - 1);
    const before = upTo(fromTire, last - 1);
    const rest = subtractCents(subtractCents(upTo(bought, last - 1), amount), before);
    return addCents(before, scaleCents(rest, tires - fromTire, bought - fromTire));
  };
  return upTo(count, made.length);
};
