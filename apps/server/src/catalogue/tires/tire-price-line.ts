import type { PriceLine, TireTraits } from '@simpletread/domain';

import type { UnstockedTire } from './tire.js';

interface LineOfTire {
  readonly lineId: string;
  readonly quantity: number;
  readonly hasRoadHazard: boolean;
}

/** The keys by which price lists and promotions know a tire. */
export const traitsOfTire = ({ tireId, line, size }: UnstockedTire): TireTraits => ({
  tireId,
  productLineId: line.lineId,
  brandSlug: line.brandKey,
  categoryId: line.categoryId,
  sizeCode: size.code,
});

/** A quantity of a tire, in the form that prices are made of. */
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
