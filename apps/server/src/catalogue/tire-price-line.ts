import type { PriceLine } from '@simpletread/domain';

import type { UnstockedTire } from './tire.js';

interface LineOfTire {
  readonly lineId: string;
  readonly quantity: number;
  readonly hasRoadHazard: boolean;
}

/** So many of a tire as prices are made of it. */
export const priceLineOf = (
  tire: UnstockedTire,
  { lineId, quantity, hasRoadHazard }: LineOfTire,
): PriceLine => ({
  lineId,
  tire: {
    tireId: tire.tireId,
    productLineId: tire.line.lineId,
    brandSlug: tire.line.brandSlug,
    categoryId: tire.line.categoryId,
    sizeCode: tire.size.code,
  },
  unitPriceInCents: tire.priceInCents,
  quantity,
  maxLoadLb: tire.maxLoadLb,
  isOversized: tire.isOversized,
  weightLb: tire.weightLb,
  rimIn: tire.size.rimIn,
  roadHazard: { isChosen: hasRoadHazard, costPerTireInCents: tire.roadHazardInCents },
});
