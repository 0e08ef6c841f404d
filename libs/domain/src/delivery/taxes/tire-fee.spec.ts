import { cents } from '../../money/index.js';
import { priceCart } from '../../pricing/index.js';
import { type TireFee, tireFeePerTire } from './tire-fee.js';
import { aDestination, aLine, aRequest } from '../../pricing/price/testing/price-builders.js';

const FLAT: TireFee = { basis: 'flat', perTireInCents: cents(250), ratePpm: 0 };
const PERCENT: TireFee = { basis: 'percent', perTireInCents: cents(0), ratePpm: 20_000 };
const ARIZONA: TireFee = { ...PERCENT, maxPerTireInCents: cents(200) };
const CAROLINA: TireFee = {
  ...PERCENT,
  largeRim: { fromRimIn: 20, perTireInCents: cents(0), ratePpm: 10_000 },
};
const MISSISSIPPI: TireFee = { ...FLAT, largeRim: { fromRimIn: 24, perTireInCents: cents(400), ratePpm: 0 } };

const tire = (price: number, rimIn = 17) => ({ unitPriceInCents: cents(price), rimIn });

describe('tireFeePerTire', () => {
  it('is flat whatever the tire costs', () => {
    expect(tireFeePerTire(FLAT, tire(5_000))).toBe(250);
    expect(tireFeePerTire(FLAT, tire(50_000))).toBe(250);
  });

  it('is a percentage of the price, up to the limit of the state', () => {
    expect(tireFeePerTire(PERCENT, tire(14_200))).toBe(284);
    expect(tireFeePerTire(ARIZONA, tire(14_200))).toBe(200);
    expect(tireFeePerTire(ARIZONA, tire(9_000))).toBe(180);
  });

  it('changes from the large rim size up', () => {
    expect(tireFeePerTire(CAROLINA, tire(10_000, 19))).toBe(200);
    expect(tireFeePerTire(CAROLINA, tire(10_000, 20))).toBe(100);
    expect(tireFeePerTire(MISSISSIPPI, tire(10_000, 22))).toBe(250);
    expect(tireFeePerTire(MISSISSIPPI, tire(10_000, 24))).toBe(400);
  });

  it('treats a tire with an unknown rim as an ordinary one', () => {
    expect(tireFeePerTire(CAROLINA, { unitPriceInCents: cents(10_000) })).toBe(200);
  });

  it('is zero in a state without one', () => {
    expect(tireFeePerTire({ ...FLAT, basis: 'none' }, tire(14_200))).toBe(0);
  });

  it('explains itself in the trace', () => {
    const detailIn = (state: string, tireFee: TireFee): string | undefined =>
      priceCart(aRequest({ lines: [aLine()], destination: aDestination({ state, tireFee }) })).trace.find(
        ({ label }) => label === `${state} tire fee`,
      )?.detail;
    expect(detailIn('AZ', ARIZONA)).toBe('4 tires at 2% of $142.00, at most $2.00');
    expect(detailIn('NC', CAROLINA)).toBe('4 tires at 2% of $142.00');
    expect(detailIn('MS', FLAT)).toBe('4 tires at $2.50');
  });
});
