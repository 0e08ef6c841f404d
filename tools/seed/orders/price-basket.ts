import { guestContext, type PriceDestination, type PricedCart, priceCart } from '@simpletread/domain';
import type { ShopRow } from '../installers/shop-row.js';
import type { Prng } from '../random/prng.js';
import type { BasketLine } from './choose-tires.js';

/** Basket lines with the ids that their order lines will have. */
export type IdentifiedLine = BasketLine & { readonly lineId: string };

const COVERAGE_SHARE = 0.38;

/** Prices a basket for where it goes, as the checkout does for a guest; coverage only where a shop installs. */
export const priceBasket = (
  lines: readonly IdentifiedLine[],
  shop: ShopRow | null,
  destination: PriceDestination,
  placedAt: Date,
  random: Prng,
): PricedCart => {
  const hasCoverage = shop !== null && random.chance(COVERAGE_SHARE);
  return priceCart({
    lines: lines.map(({ lineId, quantity, shelfTire: { tire, line, size } }) => ({
      lineId,
      tire: {
        tireId: tire.id,
        productLineId: line.id,
        brandSlug: line.brandSlug,
        categoryId: line.categoryId,
        sizeCode: size.code,
      },
      quantity,
      unitPriceInCents: tire.priceInCents,
      maxLoadLb: tire.maxLoadLb,
      isOversized: tire.isOversized,
      weightLb: tire.weightLb,
      rimIn: size.rimIn,
      roadHazard: { isChosen: hasCoverage, costPerTireInCents: tire.roadHazardInCents },
    })),
    installation: shop === null ? null : { pricePerTireInCents: shop.installPriceInCents },
    destination,
    context: guestContext(placedAt),
  });
};
