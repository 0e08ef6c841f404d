import { type Cents, cents, subtractCents, sumCents, ZERO_CENTS } from '../../money/index.js';
import { ROAD_HAZARD_LABEL } from './price-trace.js';
import type { AppliedPromotion, PricedCart, PriceStep } from './priced-cart.js';

/** The words where a deal pays for the whole coverage. */
export const FREE_WITH_DEAL = 'Free with this deal';

/** A promotion with its discount on everything but coverage. */
export interface ShownPromotion {
  readonly promotionId: string;
  readonly name: string;
  readonly detail: string;
  /** Above zero. */
  readonly amountInCents: Cents;
}

/** Coverage and promotions as people read them; the sum is the same. */
export interface ShownPrice {
  /** The price of the coverage after deals. */
  readonly coverageInCents: Cents;
  /** True if there is coverage and a deal pays for all of it. */
  readonly isCoverageFree: boolean;
  readonly promotions: readonly ShownPromotion[];
}

const coverageOf = ({ lines }: Pick<AppliedPromotion, 'lines'>): Cents =>
  sumCents(lines.map(({ coverageInCents }) => coverageInCents));

const shownPromotion = (promotion: AppliedPromotion): ShownPromotion => ({
  promotionId: promotion.promotionId,
  name: promotion.name,
  detail: promotion.detail,
  amountInCents: subtractCents(promotion.amountInCents, coverageOf(promotion)),
});

type Coverage = Pick<PricedCart, 'roadHazardInCents' | 'roadHazardSavingInCents'>;

/** True if there is coverage and deals pay for all of it. */
export const isCoverageFree = ({ roadHazardInCents, roadHazardSavingInCents }: Coverage): boolean =>
  roadHazardInCents > 0 && roadHazardInCents === roadHazardSavingInCents;

/**
 * Returns a price the way every page and mail shows it: coverage at what is left to pay for it, "Free with this deal" if that is nothing,
 * and each promotion without its share of the coverage. Coverage is never charged in one row and given back in another.
 */
export const shownPrice = (price: Coverage & Pick<PricedCart, 'promotions'>): ShownPrice => ({
  coverageInCents: subtractCents(price.roadHazardInCents, price.roadHazardSavingInCents),
  isCoverageFree: isCoverageFree(price),
  promotions: price.promotions.map(shownPromotion).filter(({ amountInCents }) => amountInCents > 0),
});

const shownCoverage = (step: PriceStep, saving: Cents): PriceStep => {
  const left = subtractCents(step.amountInCents, saving);
  if (saving === 0) return step;
  return {
    ...step,
    amountInCents: left,
    detail: left === 0 ? FREE_WITH_DEAL : `${step.detail}, minus a deal`,
  };
};

// A price stored before steps had ids is paired by name and amount.
const promotionOf = (
  { promotionId, label, amountInCents }: PriceStep,
  promotions: readonly AppliedPromotion[],
): AppliedPromotion | undefined =>
  promotions.find((one) =>
    promotionId === undefined
      ? label === one.name && amountInCents === -one.amountInCents
      : promotionId === one.promotionId,
  );

/**
 * Returns the steps of a price as `shownPrice` shows it: each line's coverage after its deals, and no promotion for coverage alone. The steps
 * sum to the total as before.
 */
export const shownTrace = ({
  lines,
  promotions,
  trace,
}: Pick<PricedCart, 'lines' | 'promotions' | 'trace'>): readonly PriceStep[] => {
  const savings = [...lines]
    .sort((a, b) => (a.lineId < b.lineId ? -1 : 1))
    .flatMap((line) => (line.roadHazardInCents === 0 ? [] : [line.roadHazardSavingInCents]));
  return trace.flatMap((step) => {
    if (step.label === ROAD_HAZARD_LABEL) return [shownCoverage(step, savings.shift() ?? ZERO_CENTS)];
    const promotion = promotionOf(step, promotions);
    if (promotion === undefined) return [step];
    const { amountInCents } = shownPromotion(promotion);
    return amountInCents === 0 ? [] : [{ ...step, amountInCents: cents(-amountInCents) }];
  });
};
