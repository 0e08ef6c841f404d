import type { PriceLine, TireTraits } from '@simpletread/domain';

import type { UnstockedTire } from './tire.js';

interface LineOfTire {
  readonly lineId: string;
  readonly quantity: number;
  readonly hasRoadHazard: boolean;
}

/** What price lists and promotions know a tire by. */
export const traitsOfTire = ({ tireId, line, size }: UnstockedTire): TireTraits => ({
  tireId,
  productLineId: line.lineId,
  brandSlug: line.brandKey,
  categoryId: line.categoryId,
  sizeCode: size.code,
});

/** So many of a tire as prices are made of it. */
export const priceLineOf = (
  tire: UnstockedTire,
  { lineId, quantity, hasRoadHazard }: LineOfTire,
): PriceLine => ({
  lineId,
  tire: traitsOfTire(tire),
  unitPriceInCents: tire.priceInCents,
  quantity,
  maxLoadLb: tire.maxLoadLb,
  isOversized: tire.isOversized,
  weightLb: tire.weightLb,
  rimIn: tire.size.rimIn,
  roadHazard: { isChosen: hasRoadHazard, costPerTireInCents: tire.roadHazardInCents },
});
