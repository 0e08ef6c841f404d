import { cents } from '../../money/index.js';
import { explainPrice, priceCart } from '../price/index.js';
import { missWords } from './miss-words.js';
import { EVERY_TIRE, type Promotion } from './promotion.js';
import { AT, aContext, aPromotion, aRequest, aShopper, rulesOf } from '../price/testing/price-builders.js';

const whyNot = (promotion: Promotion, request = aRequest()): string => {
  const { missed } = explainPrice(request, rulesOf([promotion]));
  const miss = missed.find(({ promotionId }) => promotionId === promotion.promotionId);
  return miss === undefined ? 'applies' : missWords(miss.reason);
};

describe('a promotion that does not apply says why', () => {
  it.each([
    [
      { endsAt: new Date('2026-12-01T05:00:00Z'), startsAt: new Date('2026-11-27T05:00:00Z') },
      'starts 12:00 am ET on November 27, 2026',
    ],
    [{ endsAt: new Date('2026-11-10T05:00:00Z') }, 'ended 11:59 pm ET on November 9, 2026'],
    [{ needsCoupon: true }, 'needs its code'],
    [{ conditions: { minTires: 5 } }, 'needs 5 tires, has 4'],
    [{ conditions: { minSubtotalInCents: cents(60_000) } }, 'needs $600.00 of its tires, has $568.00'],
    [{ conditions: { accountTypes: ['Fleet' as const] } }, 'is for other accounts'],
    [{ conditions: { priceGroups: ['fleet' as const] } }, 'is for other accounts'],
    [{ conditions: { isCrewOnly: true } }, 'is for SimpleCrew members'],
    [{ conditions: { verifiedGroups: ['military' as const] } }, 'is for people verified as military'],
    [{ conditions: { isFirstOrderOnly: true } }, 'is for a first order; applies once the email is known'],
    [
      { conditions: { isFirstOrderOnly: true }, scope: { ...EVERY_TIRE, brandSlugs: ['michelin'] } },
      'is for other tires',
    ],
    [{ conditions: { zipPrefixes: ['90'] } }, 'does not apply in this ZIP code'],
    [{ conditions: { states: ['CA'] } }, 'does not apply in this ZIP code'],
    [{ conditions: { paymentMethods: ['affirm', 'klarna'] } }, 'needs payment by Affirm or Klarna'],
    [
      { conditions: { vehicles: [{ makeSlug: 'honda', modelSlug: null, fromYear: null, toYear: null }] } },
      'needs a vehicle',
    ],
    [{ scope: { ...EVERY_TIRE, brandSlugs: ['michelin'] } }, 'is for other tires'],
    [{ scope: { ...EVERY_TIRE, exceptBrandSlugs: ['ordinary'] } }, 'is for other tires'],
    [
      {
        limits: { uses: 3, usesPerCustomer: null, budgetInCents: null },
        use: { uses: 3, spentInCents: cents(0) },
      },
      'is used up',
    ],
    [
      {
        limits: { uses: null, usesPerCustomer: null, budgetInCents: cents(10_000) },
        use: { uses: 9, spentInCents: cents(6_001) },
      },
      'is used up',
    ],
  ])('%j: %s', (change, words) => {
    expect(whyNot(aPromotion(change))).toBe(words);
  });

  it('applies from its first moment and not at its end', () => {
    const window = { startsAt: AT, endsAt: new Date(AT.getTime() + 1) };
    const at = (ms: number) => aRequest({ context: aContext({ at: new Date(AT.getTime() + ms) }) });
    expect(
      [-1, 0, 1].map((ms) => priceCart(at(ms), rulesOf([aPromotion(window)])).promotions.length),
    ).toEqual([0, 1, 0]);
  });

  it('checks the vehicle', () => {
    const civics = aPromotion({
      conditions: { vehicles: [{ makeSlug: 'honda', modelSlug: 'civic', fromYear: 2016, toYear: 2021 }] },
    });
    const driving = (year: number, modelSlug: string) =>
      aRequest({ context: aContext({ vehicle: { year, makeSlug: 'honda', modelSlug } }) });
    expect(whyNot(civics, driving(2021, 'civic'))).toBe('applies');
    expect(whyNot(civics, driving(2022, 'civic'))).toBe('is for other vehicles');
    expect(whyNot(civics, driving(2020, 'accord'))).toBe('is for other vehicles');
  });

  it('that is for a first order informs customers who have ordered before', () => {
    const first = aPromotion({ conditions: { isFirstOrderOnly: true } });
    const by = (isFirstOrder: boolean) =>
      whyNot(first, aRequest({ context: aContext({ shopper: aShopper({ isFirstOrder }) }) }));
    expect([by(false), by(true)]).toEqual(['is for a first order', 'applies']);
  });

  it('counts a customer’s uses', () => {
    const once = aPromotion({ limits: { uses: null, usesPerCustomer: 1, budgetInCents: null } });
    const shopper = aShopper({ uses: new Map([['forty-off', 1]]) });
    expect(whyNot(once, aRequest({ context: aContext({ shopper }) }))).toBe('was used by this customer');
  });
});
