import { applyRate, type Cents, cents, ratePpm, subtractCents } from '@simpletread/domain';

const LEAST_MARGIN_PPM = 180_000;
const MARGIN_SPREAD_PPM = 120_001;
const STEP = 7_919;
const CHEAP: Cents = cents(10_000);
const CHEAP_MORE_PPM = 40_000;
const LEADER_EVERY = 17;
const LEADER_LESS_PPM = 80_000;

/**
 * Returns our likely cost of a tire: a margin of 18 to 30 percent by its item number, 4 points more below $100, 8 fewer for every
 * seventeenth tire, as a loss leader. Migration 53 gives the same to older tires.
 */
export const purchaseCostOf = (priceInCents: Cents, itemNumber: number): Cents => {
  const usual = LEAST_MARGIN_PPM + ((itemNumber * STEP) % MARGIN_SPREAD_PPM);
  const cheap = priceInCents < CHEAP ? CHEAP_MORE_PPM : 0;
  const leader = itemNumber % LEADER_EVERY === 0 ? LEADER_LESS_PPM : 0;
  const margin = applyRate(priceInCents, ratePpm(usual + cheap - leader));
  return cents(Math.max(1, subtractCents(priceInCents, margin)));
};
