import { type Cents, cents, ZERO_CENTS } from '../../money/index.js';

/**
 * What shipping an oversized tire costs. Every other tire ships free; one of this size leaves the parcel carriers' size
 * limit and goes as freight, and $29 is the share of that bill that is passed on.
 */
export const OVERSIZED_FREIGHT_PER_TIRE: Cents = cents(2900);

/** Freight of one tire inside the contiguous states: nothing unless it is oversized. */
export const freightPerTire = (isOversized: boolean): Cents =>
  isOversized ? OVERSIZED_FREIGHT_PER_TIRE : ZERO_CENTS;
