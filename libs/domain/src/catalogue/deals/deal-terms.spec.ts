import { cents } from '../../money/index.js';
import { EVERY_TIRE, NO_CONDITIONS, NO_LIMITS, type Promotion } from '../../pricing/index.js';
import { dealConditionWords, isPublicDeal } from './deal-terms.js';

const AT = new Date('2026-11-27T12:00:00Z');

const aPromotion = (over: Partial<Promotion> = {}): Promotion => ({
  promotionId: 'p',
  name: 'Black Friday: $100 off 4 Toyo tires',
  benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(10_000), unit: 'cart' },
  scope: EVERY_TIRE,
  conditions: NO_CONDITIONS,
  startsAt: null,
  endsAt: null,
  needsCoupon: false,
  priority: 100,
  exclusivityGroup: null,
  stacking: 'stackable',
  limits: NO_LIMITS,
  use: { uses: 0, spentInCents: cents(0) },
  isCoverageLinked: false,
  ...over,
});
const withConditions = (conditions: Partial<Promotion['conditions']>) =>
  aPromotion({ conditions: { ...NO_CONDITIONS, ...conditions } });

describe('the words of a deal', () => {
  it('state its conditions, and nothing if it has none', () => {
    expect(dealConditionWords(aPromotion())).toEqual([]);
    expect(dealConditionWords(withConditions({ needsInstallation: true, states: ['PA', 'NJ'] }))).toEqual([
      'Installed at one of our shops',
      'In PA, NJ',
    ]);
  });
});

describe('a deal that anyone may see', () => {
  it('applies now, to the millisecond', () => {
    const sale = aPromotion({ startsAt: AT, endsAt: new Date(AT.getTime() + 1) });
    expect([-1, 0, 1].map((ms) => isPublicDeal(sale, new Date(AT.getTime() + ms)))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is for no one in particular', () => {
    expect(isPublicDeal(aPromotion(), AT)).toBe(true);
    for (const conditions of [
      { accountTypes: ['Fleet' as const] },
      { priceGroups: ['wholesale' as const] },
      { verifiedGroups: ['military' as const] },
      { isCrewOnly: true },
      { paymentMethods: ['affirm'] },
    ])
      expect([conditions, isPublicDeal(withConditions(conditions), AT)]).toEqual([conditions, false]);
    expect(isPublicDeal(withConditions({ priceGroups: ['retail', 'fleet'] }), AT)).toBe(true);
  });

  it('needs no code and is not used up', () => {
    expect(isPublicDeal(aPromotion({ needsCoupon: true }), AT)).toBe(false);
    const limits = { ...NO_LIMITS, uses: 5 };
    expect(isPublicDeal(aPromotion({ limits, use: { uses: 4, spentInCents: cents(0) } }), AT)).toBe(true);
    expect(isPublicDeal(aPromotion({ limits, use: { uses: 5, spentInCents: cents(0) } }), AT)).toBe(false);
    const budget = { ...NO_LIMITS, budgetInCents: cents(100) };
    expect(isPublicDeal(aPromotion({ limits: budget, use: { uses: 1, spentInCents: cents(100) } }), AT)).toBe(
      false,
    );
  });
});
