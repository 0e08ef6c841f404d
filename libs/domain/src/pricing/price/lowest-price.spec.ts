import { cents } from '../../money/index.js';
import type { Promotion } from '../promotions/index.js';
import { lowestPrice, type PricePeriod } from './lowest-price.js';
import { unchangedRules } from './rules-over-time.js';
import { aLine, aPriceList, aPromotion, AT, rulesOf } from './testing/price-builders.js';

const HOUR_MS = 3_600_000;
const after = (hours: number): Date => new Date(AT.getTime() + hours * HOUR_MS);

const lowest = (promotions: readonly Promotion[], change: Partial<PricePeriod> = {}) =>
  lowestPrice(aLine(), {
    from: AT,
    to: after(48),
    rules: unchangedRules(rulesOf(promotions, [aPriceList()])),
    former: [],
    ...change,
  });

describe('the lowest price of a period', () => {
  it('is the current one if nothing changed', () => {
    expect(lowest([])).toEqual({ pricePerTireInCents: 14_200, at: after(48) });
  });

  it('is a former one of the tire, also if it has risen again', () => {
    const former = [
      { priceInCents: cents(15_000), until: after(10) },
      { priceInCents: cents(13_000), until: after(20) },
    ];
    expect(lowest([], { former })).toEqual({ pricePerTireInCents: 13_000, at: after(10) });
  });

  it('is that of a promotion while it ran', () => {
    const deal = aPromotion({ startsAt: after(5), endsAt: after(6) });
    expect(lowest([deal])).toEqual({ pricePerTireInCents: 13_200, at: after(5) });
  });

  it('leaves out what began before, ended before, or begins later', () => {
    expect(lowest([aPromotion({ endsAt: AT })]).pricePerTireInCents).toBe(14_200);
    expect(lowest([aPromotion({ startsAt: after(49) })]).pricePerTireInCents).toBe(14_200);
  });

  it('leaves out what needs a code, can be used up, or is for some', () => {
    const limits = { ...aPromotion().limits, uses: 100 };
    const some = [
      aPromotion({ promotionId: 'code', needsCoupon: true }),
      aPromotion({ promotionId: 'few', limits }),
    ];
    expect(lowest(some).pricePerTireInCents).toBe(14_200);
  });

  it('is rounded up to the cent, so that no more goes back than the difference', () => {
    const odd = aPromotion({
      benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(3), unit: 'cart' },
    });
    expect(lowest([odd]).pricePerTireInCents).toBe(14_200);
  });
});
