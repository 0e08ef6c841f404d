import { cents } from '../../money/index.js';
import type { Promotion, PromotionConditions } from '../promotions/index.js';
import { lowestPrice, type PricePeriod, type SaleTerms } from './lowest-price.js';
import { unchangedRules } from './rules-over-time.js';
import {
  aDestination,
  aLine,
  aPriceList,
  aPromotion,
  AT,
  rulesOf,
  traits,
} from './testing/price-builders.js';

const HOUR_MS = 3_600_000;
const after = (hours: number): Date => new Date(AT.getTime() + hours * HOUR_MS);

const SHIPPED: SaleTerms = {
  installation: null,
  destination: aDestination(),
  zip: '19147',
  paymentMethod: 'card',
  vehicle: null,
};

const lowest = (
  promotions: readonly Promotion[],
  change: Partial<PricePeriod> = {},
  terms: Partial<SaleTerms> = {},
) => {
  const rules = unchangedRules(rulesOf(promotions, [aPriceList()]));
  const period = { from: AT, to: after(48), rules, former: new Map(), ...change };
  return lowestPrice('line-1', [[aLine()]], period, { ...SHIPPED, ...terms });
};

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

  it('is that of a purchase on the same terms: installed or not, there, paid and for a car like this', () => {
    const installation = { pricePerTireInCents: cents(2_200) };
    const vehicle = { year: 2022, makeSlug: 'honda', modelSlug: 'cr-v' };
    const meant = { makeSlug: 'honda', modelSlug: null, fromYear: null, toYear: null };
    const asked: [Partial<PromotionConditions>, Partial<SaleTerms>][] = [
      [{ needsInstallation: true }, { installation }],
      [{ zipPrefixes: ['082'] }, { zip: '08201' }],
      [{ states: ['NJ'] }, { destination: aDestination({ state: 'NJ' }) }],
      [{ paymentMethods: ['affirm'] }, { paymentMethod: 'affirm' }],
      [{ vehicles: [meant] }, { vehicle }],
    ];
    for (const [conditions, terms] of asked) {
      expect(lowest([aPromotion({ conditions })]).pricePerTireInCents).toBe(14_200);
      expect(lowest([aPromotion({ conditions })], {}, terms).pricePerTireInCents).toBe(13_200);
    }
  });

  it('isn’t that of an offer which gives way to a better one on the same terms', () => {
    const installation = { pricePerTireInCents: cents(2_200) };
    const benefit = {
      type: 'Flat Amount',
      target: 'installation',
      amountInCents: cents(8_000),
      unit: 'cart',
    };
    const mounted = aPromotion({
      promotionId: 'mounted',
      benefit: benefit as Promotion['benefit'],
      conditions: { needsInstallation: true },
      priority: 1,
      exclusivityGroup: 'one',
    });
    const offers = [mounted, aPromotion({ exclusivityGroup: 'one' })];
    expect(lowest(offers).pricePerTireInCents).toBe(13_200);
    expect(lowest(offers, {}, { installation }).pricePerTireInCents).toBe(14_200);
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
    expect(lowestPrice('line-1', [[aLine(), rear]], period, SHIPPED)).toEqual({
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
    expect(lowestPrice('line-1', carts, period, SHIPPED).pricePerTireInCents).toBe(13_700);
  });
});
