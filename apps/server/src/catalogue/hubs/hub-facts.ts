import type { HubFacts } from '@simpletread/contract';
import type { Cents } from '@simpletread/domain';

import type { FromPriceOf } from '../brands/index.js';
import type { LineOnSale } from '../tires/index.js';
import type { LineRatings } from './rating-book.js';
import type { Hub } from './hub.js';

type Best = NonNullable<HubFacts['best']>;

const bestOf = (lines: readonly LineOnSale[]): Best | null =>
  lines.reduce<Best | null>((best, { line }) => {
    const score = line.score?.overall;
    if (score === undefined || (best !== null && best.score >= score)) return best;
    const { brandSlug, brandName, lineSlug, lineName } = line;
    return { brandSlug, brandName, lineSlug, lineName, score };
  }, null);

const span = <T extends number>(first: T, others: readonly T[]): readonly [T, T] => {
  let [least, most] = [first, first];
  for (const figure of others) {
    if (figure < least) least = figure;
    if (figure > most) most = figure;
  }
  return [least, most];
};

/** The least of what lines start from, at a shopper's prices. */
export const lowestPriceOf = (lines: readonly LineOnSale[], fromPriceOf: FromPriceOf): Cents => {
  const [first, ...others] = lines.map(fromPriceOf);
  if (first === undefined) throw new Error('a hub holds a line');
  return span(first, others)[0];
};

/** The figures of a hub, at a shopper's prices. */
export const hubFactsOf = (hub: Hub, fromPriceOf: FromPriceOf, reviews: LineRatings): HubFacts => {
  const { lines, sizes } = hub;
  const [firstPrice, ...prices] = lines.map(fromPriceOf);
  const [firstRim, ...rims] = sizes.map(({ size }) => size.rimIn);
  if (firstPrice === undefined || firstRim === undefined) throw new Error('a hub holds a line with a size');
  const [lowestFromPriceInCents, highestFromPriceInCents] = span(firstPrice, prices);
  const [smallestRimIn, largestRimIn] = span(firstRim, rims);
  const warranties = lines.flatMap(({ line }) => line.warrantyMiles ?? []);
  return {
    lineCount: lines.length,
    tireCount: lines.reduce((sum, { tireCount }) => sum + tireCount, 0),
    sizeCount: sizes.length,
    brandCount: new Set(lines.map(({ line }) => line.brandSlug)).size,
    lowestFromPriceInCents,
    highestFromPriceInCents,
    smallestRimIn,
    largestRimIn,
    snowflakeLineCount: lines.filter(({ line }) => line.hasSnowflake).length,
    warrantedLineCount: warranties.length,
    longestWarrantyMiles: warranties.length === 0 ? null : Math.max(...warranties),
    best: bestOf(lines),
    ...reviews.rating(lines),
  };
};
