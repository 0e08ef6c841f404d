import type { PRICE_UNITS } from '@simpletread/contract';
import type { Cents } from '@simpletread/domain';

import type { Offer } from './offer.js';

export type PriceUnit = (typeof PRICE_UNITS)[number];
type PriceOf = (offer: Offer) => Cents;

/** The prices of the offers of one search. */
export interface OfferPrices {
  /** The price that is shown: filter, counts and order follow it. */
  readonly unit: PriceUnit;
  /** Out the door for the whole set; null where no such price is known. */
  readonly totalOf: PriceOf | null;
}

/** Without a ZIP code. */
export const TIRE_PRICES: OfferPrices = { unit: 'tire', totalOf: null };

export const tirePriceOf: PriceOf = ({ tirePriceInCents }) => tirePriceInCents;
const setPriceOf: PriceOf = ({ setPriceInCents }) => setPriceInCents;

/** The price that filters and counts use. */
export const filteredPriceOf = ({ unit, totalOf }: OfferPrices): PriceOf =>
  unit === 'total' && totalOf !== null ? totalOf : tirePriceOf;

/** The price that sorting uses. A set's price is finer than its rounded quarter. */
export const sortedPriceOf = ({ unit, totalOf }: OfferPrices): PriceOf =>
  unit === 'total' && totalOf !== null ? totalOf : setPriceOf;

/** The price that finds the cheapest, independent of the displayed price. */
export const wholePriceOf = ({ totalOf }: OfferPrices): PriceOf => totalOf ?? setPriceOf;
