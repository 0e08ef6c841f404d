import type { BrandSummary } from '@simpletread/contract';

import type { BrandOnSale } from '../tires/index.js';
import { type FromPriceOf, fromPriceOfBrand } from './from-prices.js';

/** A brand as the contract shows it, at a shopper's prices. */
export const brandSummaryOf = (onSale: BrandOnSale, fromPriceOf: FromPriceOf): BrandSummary => {
  const { brand, lines, tireCount } = onSale;
  return {
    key: brand.key,
    slug: brand.slug,
    name: brand.name,
    tier: brand.tier,
    lineCount: lines.length,
    tireCount,
    fromPriceInCents: fromPriceOfBrand(onSale, fromPriceOf),
  };
};
