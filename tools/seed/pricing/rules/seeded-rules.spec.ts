import { promotionDefinition } from '@simpletread/contract';
import { DAILY_DEAL_GROUP, MOST_OF_A_DAY_PPM, PAY_LATER_METHODS, PRICE_GROUPS } from '@simpletread/domain';
import { BLACK_FRIDAY_PRICES, BLACK_FRIDAY_PROMOTIONS } from './black-friday-rules.js';
import { SEEDED_PRICE_LISTS } from './seeded-price-lists.js';
import { seededPromotions } from './seeded-promotions.js';

const ALWAYS = seededPromotions(() => '0198c0de-0000-7000-8000-000000000001');
const PROMOTIONS = [...ALWAYS, ...BLACK_FRIDAY_PROMOTIONS];

describe('the promotions of the seed', () => {
  it('are as the server reads them', () => {
    for (const { definition } of PROMOTIONS)
      expect(promotionDefinition.parse(JSON.parse(JSON.stringify(definition)))).toEqual(definition);
  });

  it('are of every kind, each with a key of its own, and with codes where they want some', () => {
    expect(new Set(PROMOTIONS.map(({ definition }) => definition.benefit.type)).size).toBe(4);
    expect(new Set(PROMOTIONS.map(({ key }) => key)).size).toBe(PROMOTIONS.length);
    expect(PROMOTIONS.every(({ code, definition }) => definition.needsCoupon === (code !== null))).toBe(true);
  });
});

describe('the deals of a day in the seed', () => {
  it('take turns, one a day, and are up to 20% off', () => {
    const planned = PROMOTIONS.filter(({ definition }) => definition.exclusivityGroup === DAILY_DEAL_GROUP);
    const rates = planned.map(({ definition: { benefit } }) =>
      benefit.type === 'Percentage' ? benefit.ratePpm : 0,
    );
    expect(planned).toHaveLength(7);
    expect(planned.every(({ state }) => state === 'paused')).toBe(true);
    expect(Math.max(...rates)).toBe(MOST_OF_A_DAY_PPM);
  });
});

describe('what is planned for Black Friday in the seed', () => {
  it('is drafts alone, of which one is in the way of a deal that is on all year', () => {
    const planned = [...BLACK_FRIDAY_PROMOTIONS, BLACK_FRIDAY_PRICES];
    expect(new Set(planned.map(({ state }) => state))).toEqual(new Set(['draft']));
    expect(ALWAYS.some(({ state }) => state === 'draft')).toBe(false);
    const michelin = (promotions: typeof ALWAYS) =>
      promotions
        .filter(({ definition }) => definition.scope.brandSlugs.includes('michelin'))
        .map(({ definition }) => definition.exclusivityGroup);
    expect(michelin(BLACK_FRIDAY_PROMOTIONS)).toEqual(michelin(ALWAYS));
  });
});

describe('SimplePay in the seed', () => {
  const simplePay = PROMOTIONS.find(({ key }) => key === 'simplepay-first');

  it('is 5% off a first order that any lender pays', () => {
    expect(simplePay?.definition).toMatchObject({
      benefit: { type: 'Percentage', target: 'tires', ratePpm: 50_000 },
      conditions: { isFirstOrderOnly: true, paymentMethods: PAY_LATER_METHODS },
      limits: { usesPerCustomer: 1 },
      needsCoupon: false,
    });
  });
});

describe('the price lists of the seed', () => {
  it('are one for every price group but the retail one, and one for SimpleCrew', () => {
    const expected = [...PRICE_GROUPS.filter((group) => group !== 'retail'), 'simple-crew'];
    expect(SEEDED_PRICE_LISTS.map(({ audience }) => audience).sort()).toEqual(expected.sort());
  });

  it('give members of SimpleCrew up to 20% off [R9.10]', () => {
    const crew = SEEDED_PRICE_LISTS.find(({ audience }) => audience === 'simple-crew');
    const rates = crew?.entries.map(({ rule }) => (rule.kind === 'percentOff' ? rule.ratePpm : 0)) ?? [];
    expect(Math.max(...rates)).toBe(200_000);
  });
});
