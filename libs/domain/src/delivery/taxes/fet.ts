import { type Cents, cents, scaleCents, ZERO_CENTS } from '../../money/index.js';

/** Tires above this load are taxed. */
export const FET_FREE_LOAD_LB = 3500;

/** Counts a part of ten pounds pro rata, or only whole tens. The statute leaves it open. */
export type FetBasis = 'proRata' | 'wholeTens';

const TEN_LB = 10;
// $0.0945 per 10 lb is 945 cents per thousand pounds.
const CENTS_PER_THOUSAND_LB = 945;
const LB_OF_THAT_RATE = 1000;

/**
 * Returns the federal excise tax on one tire: $0.0945 per 10 lb of load above 3,500 lb, to the nearest cent. `maxLoadLb` is the single load
 * marked on the sidewall, a whole number from 0 up (anything else throws `RangeError`). Bias-ply and super single tires, taxed at half the
 * rate, are not treated separately. Source: 26 U.S.C. 4071(a)(1).
 */
export const fetPerTire = (maxLoadLb: number, basis: FetBasis = 'proRata'): Cents => {
  if (!Number.isSafeInteger(maxLoadLb) || maxLoadLb < 0) throw new RangeError(`not a load: ${maxLoadLb} lb`);
  const loadOver = maxLoadLb - FET_FREE_LOAD_LB;
  if (loadOver <= 0) return ZERO_CENTS;
  const taxedLb = basis === 'proRata' ? loadOver : loadOver - (loadOver % TEN_LB);
  return scaleCents(cents(CENTS_PER_THOUSAND_LB), taxedLb, LB_OF_THAT_RATE);
};
