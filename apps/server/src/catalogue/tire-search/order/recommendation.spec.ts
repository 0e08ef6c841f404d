import { sampleTire, type SampleTire } from '../../tires/testing/sample-tire.js';
import { offersOfSize } from '../offer.js';
import { recommendation, RECOMMENDATION_WEIGHTS } from './recommendation.js';

const pointsOf = (setup: SampleTire, prices = { lowest: 40_000, highest: 80_000 }): number => {
  const [offer] = offersOfSize([sampleTire(setup)]);
  if (offer === undefined) throw new Error('no offer');
  return recommendation(offer, prices);
};

const score = (overall: number) => ({ overall, longLasting: 8, handling: 8, traction: 8, durability: 8 });

describe('the recommendation', () => {
  it('has weights that sum to one', () => {
    expect(Object.values(RECOMMENDATION_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  });

  it('grows with score, rating, stock and our pick, and falls with the price', () => {
    const usual = pointsOf({});
    expect(pointsOf({ line: { score: score(9) } })).toBeGreaterThan(usual);
    expect(pointsOf({ line: { rating: 4.8 } })).toBeGreaterThan(usual);
    expect(pointsOf({ line: { isOurPick: true } })).toBeGreaterThan(usual);
    expect(pointsOf({ available: 4 })).toBeLessThan(usual);
    expect(pointsOf({ priceInCents: 18_000 })).toBeLessThan(usual);
  });

  it('trusts many good reviews more than a single perfect one', () => {
    const many = pointsOf({ line: { rating: 4.6, reviewCount: 400 } });
    expect(pointsOf({ line: { rating: 5, reviewCount: 1 } })).toBeLessThan(many);
  });

  it('puts every sold-out tire after all others', () => {
    const best = {
      line: { score: score(10), rating: 5, reviewCount: 9999, isOurPick: true },
      priceInCents: 10_000,
    };
    const worst = {
      line: { score: score(0), rating: 1, reviewCount: 9999 },
      priceInCents: 20_000,
      available: 1,
    };
    expect(pointsOf({ ...best, available: 0 })).toBeLessThan(pointsOf(worst));
  });
});
