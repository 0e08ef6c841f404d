import type { TireSearchReply } from '@simpletread/contract';
import { cents, formatMoneyRounded } from '@simpletread/domain';
import type { PriceBounds, PriceUnit } from '../filters/result-filters';

export type PriceFacet = TireSearchReply['facets']['price'];

const CENTS = 100;

const dollars = (amount: number): string => formatMoneyRounded(cents(amount * CENTS));

/** Returns the lowest and highest price in whole dollars; filtering by them hides nothing. */
export const wholeDollars = ({ minInCents, maxInCents }: Pick<PriceFacet, 'minInCents' | 'maxInCents'>) => ({
  lowest: Math.floor(minInCents / CENTS),
  highest: Math.ceil(maxInCents / CENTS),
});

/** `$395 to $1,000`, or one price if all are the same. */
const priceRange = (price: Pick<PriceFacet, 'minInCents' | 'maxInCents'>): string => {
  const { lowest, highest } = wholeDollars(price);
  return lowest === highest ? dollars(lowest) : `${dollars(lowest)} to ${dollars(highest)}`;
};

const BOUND_WORDS: Record<PriceUnit, string> = { tire: 'per tire', total: 'out the door' };

/** Returns `$400 to $700 out the door`. */
export const boundsLabel = (unit: PriceUnit, { min, max }: PriceBounds): string => {
  const words = BOUND_WORDS[unit];
  if (min === undefined) return `Up to ${dollars(max ?? 0)} ${words}`;
  return max === undefined ? `From ${dollars(min)} ${words}` : `${dollars(min)} to ${dollars(max)} ${words}`;
};

/** Returns `12 tires cost $395 to $1,000 out the door`; null if there are none. */
export const pricesText = (price: PriceFacet): string | null => {
  const count = price.buckets.reduce((sum, bucket) => sum + bucket.count, 0);
  if (count === 0) return null;
  return `${count === 1 ? '1 tire costs' : `${count} tires cost`} ${priceRange(price)} ${BOUND_WORDS[price.unit]}`;
};

/** Returns the name of the filtered price, as the results show it. */
export const priceLegend = (unit: PriceUnit, isStaggered: boolean): string => {
  if (unit === 'total') return isStaggered ? 'Out the door, set of four' : 'Out the door, four tires';
  return isStaggered ? 'Average price per tire' : 'Price per tire';
};
