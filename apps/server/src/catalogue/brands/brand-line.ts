import type { BrandLine } from '@simpletread/contract';

import type { LineOnSale } from '../tires/index.js';
import type { FromPriceOf } from './from-prices.js';

/** A line on sale as the contract shows it, at a shopper's prices. */
export const brandLineOf = (onSale: LineOnSale, fromPriceOf: FromPriceOf): BrandLine => {
  const { line, sizeCount, tireCount } = onSale;
  return {
    lineSlug: line.lineSlug,
    lineName: line.lineName,
    categoryId: line.categoryId,
    categoryName: line.categoryName,
    categorySlug: line.categorySlug,
    vehicleType: line.vehicleType,
    hasSnowflake: line.hasSnowflake,
    isOurPick: line.isOurPick,
    imageKey: line.imageKey,
    score: line.score,
    rating: line.rating,
    reviewCount: line.reviewCount,
    sizeCount,
    tireCount,
    fromPriceInCents: fromPriceOf(onSale),
  };
};
