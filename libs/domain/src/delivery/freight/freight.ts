import { type Cents, cents, ZERO_CENTS } from '../../money/index.js';

/**
 * Freight for an oversized tire. All others ship free. An oversized tire exceeds the parcel carriers' limit and ships as freight; we pass
 * on $29 of that bill.
 */
export const OVERSIZED_FREIGHT_PER_TIRE: Cents = cents(2900);

/** Returns the freight of one tire inside the contiguous states: nothing unless it is oversized. */
export const freightPerTire = (isOversized: boolean): Cents =>
  isOversized ? OVERSIZED_FREIGHT_PER_TIRE : ZERO_CENTS;
