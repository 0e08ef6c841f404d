import type { Cents } from '../../money/index.js';

/** Days for which a charged price may serve as a reference. */
export const REFERENCE_DAYS = 30;

interface Prices {
  /** The shopper's price for a tire. */
  readonly priceInCents: Cents;
  /** The tire's own price, the base of every price list. */
  readonly regularPriceInCents: Cents;
  /** The highest charge for one within `REFERENCE_DAYS`; null if there was none. */
  readonly chargedInCents: Cents | null;
}

/**
 * Returns the struck price to show next to a tire's price: its own, if the shopper pays less and someone was charged it within the last 30
 * days. Null otherwise: a price that no one paid is no reference (16 CFR 233.1).
 */
export const struckPriceOf = ({ priceInCents, regularPriceInCents, chargedInCents }: Prices): Cents | null =>
  priceInCents < regularPriceInCents && chargedInCents !== null && chargedInCents >= regularPriceInCents
    ? regularPriceInCents
    : null;
