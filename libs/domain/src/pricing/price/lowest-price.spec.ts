import { cents } from '../../money/index.js';
import type { Promotion } from '../promotions/index.js';
import { lowestPrice, type PricePeriod } from './lowest-price.js';
import { unchangedRules } from './rules-over-time.js';
import { aLine, aPriceList, aPromotion, AT, rulesOf, traits } from './testing/price-builders.js';

const HOUR_MS = 3_600_000;
const after = (hours: number): Date => new Date(AT.getTime() + hours * HOUR_MS);

const lowest = (promotions: readonly Promotion[], change: Partial<PricePeriod> = {}) =>
  lowestPrice('line-1', [[aLine()]], {
    from: AT,
    to: after(48),
    rules: unchangedRules(rulesOf(promotions, [aPriceList()])),
    former: new Map(),
    ...change,
  });

describe('the lowest price of a period', () => {
  it('is the current one if nothing changed', () => {
    expect(lowest([])).toEqual({ pricePerTireInCents: 14_200, at: after(48) });
  });

  it('is a former one of the tire, also if it has risen again', () => {
    const prices = [
      { priceInCents: cents(15_000), until: after(10) },
      { priceInCents: cents(13_000), until: after(20) },
    ];
    expect(lowest([], { former: new Map([['tire-1', prices]]) })).toEqual({
      pricePerTireInCents: 13_000,
      at: after(10),
    });
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
    const { limits } = aPromotion();
    const some = [
      aPromotion({ promotionId: 'code', needsCoupon: true }),
      aPromotion({ promotionId: 'few', limits: { ...limits, uses: 100 } }),
      aPromotion({ promotionId: 'once', limits: { ...limits, usesPerCustomer: 1 } }),
      aPromotion({ promotionId: 'budget', limits: { ...limits, budgetInCents: cents(1_000_000) } }),
    ];
    expect(lowest(some).pricePerTireInCents).toBe(14_200);
  });

  it('is rounded up to the cent, so that no more goes back than the difference', () => {
    const odd = aPromotion({
      benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(3), unit: 'cart' },
    });
    expect(lowest([odd]).pricePerTireInCents).toBe(14_200);
  });

  it('is the line’s share of what its whole cart saves', () => {
    const rear = aLine({
      lineId: 'line-2',
      tire: traits({ tireId: 'tire-2' }),
      unitPriceInCents: cents(14_200),
    });
    const period = {
      from: AT,
      to: after(48),
      rules: unchangedRules(rulesOf([aPromotion()])),
      former: new Map([['tire-2', [{ priceInCents: cents(28_400), until: after(10) }]]]),
    };
    expect(lowestPrice('line-1', [[aLine(), rear]], period)).toEqual({
      pricePerTireInCents: 13_700,
      at: after(10),
    });
  });

  it('is the highest of its carts: the share of one cart rises as other tires go back', () => {
    const period = {
      from: AT,
      to: after(48),
      rules: unchangedRules(rulesOf([aPromotion()])),
      former: new Map(),
    };
    const carts = [[aLine({ quantity: 8 })], [aLine({ quantity: 4 })]];
    expect(lowestPrice('line-1', carts, period).pricePerTireInCents).toBe(13_700);
  });
});
