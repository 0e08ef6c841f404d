import { cents } from '../../money/index.js';
import type { PriceDestination, PriceLine, PriceRequest } from '../price-request.js';

/** A line of one ordinary tire; figures of the worked example. */
export const aLine = (change: Partial<PriceLine> = {}): PriceLine => ({
  lineId: 'line-1',
  unitPriceInCents: cents(14_200),
  quantity: 4,
  maxLoadLb: 1874,
  isOversized: false,
  weightLb: 26,
  rimIn: 17,
  roadHazard: { isChosen: false, costPerTireInCents: cents(1_750) },
  ...change,
});

/** Philadelphia: 8 % sales tax, a dollar a tire. */
export const aDestination = (change: Partial<PriceDestination> = {}): PriceDestination => ({
  state: 'PA',
  salesTaxRatePpm: 80_000,
  tireFee: { basis: 'flat', perTireInCents: cents(100), ratePpm: 0 },
  ...change,
});

/** Four tires installed for $22.00 each in Philadelphia. */
export const aRequest = (change: Partial<PriceRequest> = {}): PriceRequest => ({
  lines: [aLine()],
  installation: { pricePerTireInCents: cents(2_200) },
  destination: aDestination(),
  ...change,
});
