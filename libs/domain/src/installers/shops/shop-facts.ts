import type { Cents } from '../../money/index.js';
import type { OpeningHours } from './opening-hours.js';

/** Figures about several shops. Prices are for mounting and balancing one tire. */
export interface ShopFacts {
  readonly shops: number;
  readonly lowestPriceInCents: Cents;
  /** The middle price; of an even number of shops the lower of the middle two, so that a shop charges it. */
  readonly medianPriceInCents: Cents;
  readonly highestPriceInCents: Cents;
  readonly openSaturdays: number;
  readonly openSundays: number;
}

export interface ShopForFacts {
  readonly installPriceInCents: Cents;
  readonly hours: OpeningHours;
}

/** Counts shops and their prices; null of no shops. */
export const shopFacts = (shops: readonly ShopForFacts[]): ShopFacts | null => {
  const prices = shops.map(({ installPriceInCents }) => installPriceInCents).sort((a, b) => a - b);
  const [lowest, median, highest] = [prices[0], prices[Math.floor((prices.length - 1) / 2)], prices.at(-1)];
  if (lowest === undefined || median === undefined || highest === undefined) return null;
  return {
    shops: shops.length,
    lowestPriceInCents: lowest,
    medianPriceInCents: median,
    highestPriceInCents: highest,
    openSaturdays: shops.filter(({ hours }) => hours.sat !== null).length,
    openSundays: shops.filter(({ hours }) => hours.sun !== null).length,
  };
};
