import { cents, ratePpm } from '../../money/index.js';
import { explainPrice, priceCart, STANDARD_RULES, withStandardRules } from '../price/index.js';
import { missWords } from './miss-words.js';
import { EVERY_TIRE, type Promotion } from './promotion.js';
import { PAY_LATER_PERCENTS, payLaterDiscounts, verifiedDiscounts } from './standing-discounts.js';
import {
  aContext,
  aLine,
  aPromotion,
  aRequest,
  aShopper,
  rulesOf,
  traits,
} from '../price/testing/price-builders.js';

const tenPercent: Promotion['benefit'] = {
  type: 'Percentage',
  target: 'tires',
  ratePpm: 100_000,
  capInCents: null,
};

const appliedBy = (promotions: readonly Promotion[], request = aRequest()): string[] =>
  priceCart(request, rulesOf(promotions)).promotions.map(({ promotionId }) => promotionId);

const whyNot = (promotion: Promotion, request = aRequest(), others: readonly Promotion[] = []): string => {
  const { missed } = explainPrice(request, rulesOf([promotion, ...others]));
  const miss = missed.find(({ promotionId }) => promotionId === promotion.promotionId);
  return miss === undefined ? 'applies' : missWords(miss.reason);
};

describe('the four types of discount [R3.12]', () => {
  it('take a flat amount off a cart once, off each tire, or off each set', () => {
    const off = (unit: 'cart' | 'tire' | 'set', quantity: number): number =>
      priceCart(
        aRequest({ lines: [aLine({ quantity })] }),
        rulesOf([
          aPromotion({
            benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(2_000), unit },
            conditions: { minTires: 4 },
          }),
        ]),
      ).discountInCents;
    expect([off('cart', 8), off('tire', 8), off('set', 8), off('set', 7)]).toEqual([
      2_000, 16_000, 4_000, 2_000,
    ]);
  });

  it('take a percentage off, up to its cap', () => {
    const off = (capInCents: number | null): number =>
      priceCart(
        aRequest(),
        rulesOf([
          aPromotion({
            benefit: { ...tenPercent, capInCents: capInCents === null ? null : cents(capInCents) },
          }),
        ]),
      ).discountInCents;
    expect([off(null), off(5_000)]).toEqual([5_680, 5_000]);
  });

  it('give the cheapest of every four tires free', () => {
    const lines = [
      aLine({ lineId: 'a', quantity: 5, unitPriceInCents: cents(20_000) }),
      aLine({ lineId: 'b', quantity: 3, unitPriceInCents: cents(10_000) }),
    ];
    const priced = priceCart(
      aRequest({ lines }),
      rulesOf([aPromotion({ benefit: { type: 'Buy3Get1', target: 'tires' }, conditions: { minTires: 4 } })]),
    );
    expect(priced.lines.map(({ discountInCents }) => discountInCents)).toEqual([0, 20_000]);
  });

  it('make installation or coverage free', () => {
    const covered = aLine({ roadHazard: { isChosen: true, costPerTireInCents: cents(1_750) } });
    const free = (target: 'installation' | 'coverage') =>
      priceCart(aRequest({ lines: [covered] }), rulesOf([aPromotion({ benefit: { type: 'Free', target } })]));
    expect(free('installation')).toMatchObject({
      installationSavingInCents: 8_800,
      roadHazardSavingInCents: 0,
    });
    expect(free('coverage')).toMatchObject({ installationSavingInCents: 0, roadHazardSavingInCents: 7_000 });
  });
});

describe('a promotion linked to coverage', () => {
  it('makes the coverage of only its own tires free', () => {
    const covered = { isChosen: true, costPerTireInCents: cents(1_750) };
    const lines = [
      aLine({ lineId: 'a', tire: traits({ brandSlug: 'michelin' }), roadHazard: covered, quantity: 2 }),
      aLine({ lineId: 'b', roadHazard: covered, quantity: 2 }),
    ];
    const linked = aPromotion({ scope: { ...EVERY_TIRE, brandSlugs: ['michelin'] }, isCoverageLinked: true });
    const priced = priceCart(aRequest({ lines }), rulesOf([linked]));
    expect(priced.lines.map((line) => line.roadHazardSavingInCents)).toEqual([3_500, 0]);
    expect(priced.promotions).toMatchObject([{ isCoverageLinked: true, amountInCents: 7_500 }]);
  });
});

describe('the installation deal', () => {
  it('needs four tires installed together, as every deal needs its stated quantity, and names what is missing [R5.14]', () => {
    const saving = (quantity: number) =>
      priceCart(aRequest({ lines: [aLine({ quantity })] })).installationSavingInCents;
    expect([saving(3), saving(4), saving(8)]).toEqual([0, 2_500, 2_500]);
    const three = explainPrice(aRequest({ lines: [aLine({ quantity: 3 })] }));
    expect(three.missed.map(({ name, reason }) => `${name}: ${missWords(reason)}`)).toEqual([
      'Four-tire installation saving: needs 4 tires, has 3',
    ]);
    const shipped = explainPrice(aRequest({ installation: null }));
    expect(shipped.missed.map(({ reason }) => missWords(reason))).toEqual(['needs installation']);
  });

  it('never takes off more than the installation costs', () => {
    const priced = priceCart(aRequest({ installation: { pricePerTireInCents: cents(100) } }));
    expect(priced.installationSavingInCents).toBe(400);
  });

  it('is split over the lines by their installation, to the cent', () => {
    const lines = ['a', 'b', 'c'].map((lineId) => aLine({ lineId, quantity: 2 }));
    expect(priceCart(aRequest({ lines })).lines.map((line) => line.installationSavingInCents)).toEqual([
      834, 833, 833,
    ]);
  });
});

describe('promotions together', () => {
  const ten = aPromotion({ promotionId: 'ten', name: '10% off', benefit: tenPercent, priority: 10 });

  it('apply by priority, each to the amount the earlier ones left', () => {
    const priced = priceCart(aRequest(), rulesOf([aPromotion({ priority: 20 }), ten]));
    expect(priced.promotions.map(({ promotionId, amountInCents }) => [promotionId, amountInCents])).toEqual([
      ['ten', 5_680],
      ['forty-off', 4_000],
    ]);
    const flatFirst = priceCart(aRequest(), rulesOf([aPromotion({ priority: 5 }), ten]));
    expect(flatFirst.discountInCents).toBe(4_000 + 5_280);
  });

  it('keep one of an exclusivity group: the first by priority, then the one that saves more', () => {
    const group = { exclusivityGroup: 'brand' };
    const flat = aPromotion({ ...group, priority: 10 });
    expect(appliedBy([flat, { ...ten, ...group }])).toEqual(['ten']);
    expect(whyNot(flat, aRequest(), [{ ...ten, ...group }])).toBe('cannot be combined with 10% off');
    expect(
      appliedBy([
        { ...flat, priority: 1 },
        { ...ten, ...group },
      ]),
    ).toEqual(['forty-off']);
  });

  it('are not excluded by one of their group with no discount or too small a budget', () => {
    const group = { exclusivityGroup: 'brand' };
    const unboughtCoverage = aPromotion({
      ...group,
      promotionId: 'coverage',
      priority: 1,
      benefit: { type: 'Free', target: 'coverage' },
    });
    const poor = aPromotion({
      ...group,
      promotionId: 'poor',
      priority: 2,
      limits: { uses: null, usesPerCustomer: null, budgetInCents: cents(3_999) },
    });
    expect(appliedBy([unboughtCoverage, poor, { ...ten, ...group }])).toEqual(['ten']);
    expect([whyNot(unboughtCoverage), whyNot(poor)]).toEqual(['has nothing left to discount', 'is used up']);
  });

  it('say that nothing is left if those that always apply took everything', () => {
    const free = (promotionId: string, stacking: Promotion['stacking']) =>
      aPromotion({ promotionId, stacking, benefit: { type: 'Free', target: 'installation' } });
    expect(whyNot(free('alone', 'exclusive'), aRequest(), [free('always', 'always')])).toBe(
      'has nothing left to discount',
    );
  });

  it('are stacked, or give way to an exclusive one that saves more', () => {
    const alone = aPromotion({
      promotionId: 'alone',
      name: 'A fifth off, alone',
      stacking: 'exclusive',
      benefit: { ...tenPercent, ratePpm: 200_000 },
    });
    expect(appliedBy([ten, aPromotion(), alone])).toEqual(['alone']);
    expect(whyNot(ten, aRequest(), [alone])).toBe('cannot be combined with A fifth off, alone');
    const little = { ...alone, benefit: { ...tenPercent, ratePpm: 10_000 } };
    expect(appliedBy([ten, little])).toEqual(['ten']);
    expect(whyNot(little, aRequest(), [ten])).toBe('cannot be combined with 10% off');
  });

  it('always combine with the installation deal', () => {
    const rules = withStandardRules(rulesOf([aPromotion({ stacking: 'exclusive' })]));
    expect(priceCart(aRequest(), rules)).toMatchObject({
      discountInCents: 4_000,
      installationSavingInCents: 2_500,
    });
  });

  it('of which one has nothing left to discount, it says so', () => {
    const free = aPromotion({ promotionId: 'free', benefit: { type: 'Free', target: 'installation' } });
    const { missed } = explainPrice(aRequest(), withStandardRules(rulesOf([free])));
    expect(missed.map(({ promotionId, reason }) => [promotionId, reason.kind])).toEqual([
      ['installation-deal', 'nothingLeft'],
    ]);
  });
});

describe('a coupon', () => {
  it('applies its promotion, marked as from the code', () => {
    const secret = aPromotion({ needsCoupon: true });
    const context = aContext({ coupon: { code: 'FORTY', promotionId: 'forty-off' } });
    expect(priceCart(aRequest({ context }), rulesOf([secret])).promotions).toMatchObject([
      { promotionId: 'forty-off', isFromCoupon: true },
    ]);
  });
});

describe('discounts that always apply', () => {
  it('takes an extra 5% off for verified groups, once per customer [R9.10]', () => {
    const context = aContext({ shopper: aShopper({ verifiedGroups: ['military', 'teacher'] }) });
    const off = priceCart(aRequest({ context }), rulesOf([aPromotion(), ...verifiedDiscounts()]));
    expect(off.discountInCents).toBe(4_000 + 2_640);
    expect(priceCart(aRequest(), rulesOf(verifiedDiscounts())).discountInCents).toBe(0);
  });

  it('takes 10% off with three pay-later methods and nothing with the fourth', () => {
    const rules = rulesOf(payLaterDiscounts(PAY_LATER_PERCENTS));
    const off = (paymentMethod: string) =>
      priceCart(aRequest({ context: aContext({ paymentMethod }) }), rules).discountInCents;
    expect(['affirm', 'katapult', 'klarna', 'synchrony', 'card'].map(off)).toEqual([
      5_680, 5_680, 5_680, 0, 0,
    ]);
  });

  it('charges an exempt account no sales tax', () => {
    const context = aContext({ shopper: aShopper({ isTaxExempt: true }) });
    expect(priceCart(aRequest({ context }), STANDARD_RULES)).toMatchObject({
      salesTaxInCents: 0,
      stateFeeInCents: 400,
    });
  });

  it('takes a state’s percentage of the tire’s price after promotions', () => {
    const tireFee = { basis: 'percent' as const, perTireInCents: cents(0), ratePpm: ratePpm(20_000) };
    const destination = { state: 'NC', salesTaxRatePpm: 0, tireFee };
    expect(
      priceCart(aRequest({ destination }), rulesOf([aPromotion({ benefit: tenPercent })])).stateFeeInCents,
    ).toBe(4 * 256);
  });
});
