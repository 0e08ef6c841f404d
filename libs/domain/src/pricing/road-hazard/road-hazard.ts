import { applyRate, type Cents, cents, ratePpm, roundToStep } from '../../money/index.js';
import type { PriceLine, PriceRequest } from '../price-request/index.js';

const COVERAGE_RATE = ratePpm(123_000);
const PRICE_STEP = cents(50);
const LEAST_PRICE = cents(800);

/**
 * Returns the price of 36 months of road hazard coverage for one tire: 12.3% of the tire's price, to the nearest 50 cents, at least $8.00.
 * Our own rule: a claim pays $400 falling to $100 over the three years, and more for expensive tires.
 */
export const roadHazardCostPerTire = (unitPriceInCents: Cents): Cents => {
  const cost = roundToStep(applyRate(unitPriceInCents, COVERAGE_RATE), PRICE_STEP);
  return cost < LEAST_PRICE ? LEAST_PRICE : cost;
};

/** True if coverage can be bought: only with tires that we also have installed. */
export const isRoadHazardAvailable = ({ lines, installation }: PriceRequest): boolean =>
  lines.length > 0 && installation !== null;

/** True if a line is charged for coverage: chosen, and available in this cart. */
export const hasRoadHazard = (line: PriceLine, request: PriceRequest): boolean =>
  line.roadHazard.isChosen && isRoadHazardAvailable(request);
