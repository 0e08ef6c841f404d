import fc from 'fast-check';
import { cents } from '../../money/index.js';
import { priceCart } from '../price/index.js';
import { isRoadHazardAvailable, roadHazardCostPerTire } from './road-hazard.js';
import { aLine, aRequest } from '../price/testing/price-builders.js';

describe('roadHazardCostPerTire', () => {
  it.each([
    [14_200, 1_750],
    [10_000, 1_250],
    [5_000, 800],
    [0, 800],
    [6_911, 850],
    [39_999, 4_900],
    [62_500_000, 7_687_500],
  ])('for a tire of %i cents is %i', (price, expected) => {
    expect(roadHazardCostPerTire(cents(price))).toBe(expected);
  });

  it('is a multiple of 50 cents, at least $8.00, and never falls as the price grows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), (price) => {
        const cost = roadHazardCostPerTire(cents(price));
        expect(cost % 50).toBe(0);
        expect(cost).toBeGreaterThanOrEqual(800);
        expect(roadHazardCostPerTire(cents(price + 1))).toBeGreaterThanOrEqual(cost);
      }),
    );
  });
});

describe('road hazard coverage', () => {
  const chosen = aLine({ roadHazard: { isChosen: true, costPerTireInCents: cents(1_750) } });

  it('is sold only together with tires plus installation [R5.13]', () => {
    expect(isRoadHazardAvailable(aRequest())).toBe(true);
    expect(isRoadHazardAvailable(aRequest({ installation: null }))).toBe(false);
    expect(isRoadHazardAvailable(aRequest({ lines: [] }))).toBe(false);
    expect(priceCart(aRequest({ lines: [chosen] })).roadHazardInCents).toBe(7_000);
    expect(priceCart(aRequest({ lines: [chosen], installation: null })).roadHazardInCents).toBe(0);
  });

  it('is charged on the lines that chose it', () => {
    const lines = [{ ...chosen, lineId: 'a', quantity: 2 }, aLine({ lineId: 'b', quantity: 2 })];
    expect(priceCart(aRequest({ lines })).lines.map((line) => line.roadHazardInCents)).toEqual([3_500, 0]);
  });
});
