import type { BrandSummary } from '@simpletread/contract';

import type { BrandOnSale } from '../assortment.js';

/** A brand as the contract shows it. */
export const brandSummaryOf = ({ brand, lines, tireCount, fromPriceInCents }: BrandOnSale): BrandSummary => ({
  slug: brand.slug,
  name: brand.name,
  tier: brand.tier,
  lineCount: lines.length,
  tireCount,
  fromPriceInCents,
});
