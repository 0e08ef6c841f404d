import type { Cents } from '../../money/index.js';

/** How long a price that was charged may be pointed back to. */
export const REFERENCE_DAYS = 30;

interface Prices {
  /** What the shopper pays for a tire. */
  readonly priceInCents: Cents;
  /** The tire's own price, which every price list starts from. */
  readonly regularPriceInCents: Cents;
  /** The most that somebody was charged for one within `REFERENCE_DAYS`; null where nobody was. */
  readonly chargedInCents: Cents | null;
}

/**
 * The price that may stand struck beside what a tire costs: its own, where the shopper pays less and somebody was really charged it
 * within the last 30 days. Null otherwise: a price that nobody paid is no reference (16 CFR 233.1).
 */
export const struckPriceOf = ({ priceInCents, regularPriceInCents, chargedInCents }: Prices): Cents | null =>
  priceInCents < regularPriceInCents && chargedInCents !== null && chargedInCents >= regularPriceInCents
    ? regularPriceInCents
    : null;
