import { promotionDefinition } from '@simpletread/contract';
import {
  DAILY_DEAL_GROUP,
  MOST_OF_A_DAY_PPM,
  PAY_OVER_TIME_METHODS,
  PRICE_GROUPS,
} from '@simpletread/domain';
import { BLACK_FRIDAY_PRICES, BLACK_FRIDAY_PROMOTIONS } from './black-friday-rules.js';
import { SEEDED_PRICE_LISTS } from './seeded-price-lists.js';
import { seededPromotions } from './seeded-promotions.js';

const ALWAYS = seededPromotions(() => '0198c0de-0000-7000-8000-000000000001');
const PROMOTIONS = [...ALWAYS, ...BLACK_FRIDAY_PROMOTIONS];

describe('the seed’s promotions', () => {
  it('are readable by the server', () => {
    for (const { definition } of PROMOTIONS)
      expect(promotionDefinition.parse(JSON.parse(JSON.stringify(definition)))).toEqual(definition);
  });

  it('cover every kind, each with its own key, and have codes where needed', () => {
    expect(new Set(PROMOTIONS.map(({ definition }) => definition.benefit.type)).size).toBe(4);
    expect(new Set(PROMOTIONS.map(({ key }) => key)).size).toBe(PROMOTIONS.length);
    expect(PROMOTIONS.every(({ code, definition }) => definition.needsCoupon === (code !== null))).toBe(true);
  });
});

describe('the seed’s daily deals', () => {
  it('rotate daily, up to 20% off', () => {
    const planned = PROMOTIONS.filter(({ definition }) => definition.exclusivityGroup === DAILY_DEAL_GROUP);
    const rates = planned.map(({ definition: { benefit } }) =>
      benefit.type === 'Percentage' ? benefit.ratePpm : 0,
    );
    expect(planned).toHaveLength(7);
    expect(planned.every(({ state }) => state === 'paused')).toBe(true);
    expect(Math.max(...rates)).toBe(MOST_OF_A_DAY_PPM);
  });
});

describe('the seed’s Black Friday plan', () => {
  it('has only drafts, one of which conflicts with a year-round deal', () => {
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

describe('the seed’s SimplePay', () => {
  const simplePay = PROMOTIONS.find(({ key }) => key === 'simplepay-first');

  it('takes 5% off a first order paid with any lender', () => {
    expect(simplePay?.definition).toMatchObject({
      benefit: { type: 'Percentage', target: 'tires', ratePpm: 50_000 },
      conditions: { isFirstOrderOnly: true, paymentMethods: PAY_OVER_TIME_METHODS },
      limits: { usesPerCustomer: 1 },
      needsCoupon: false,
    });
  });
});

describe('the seed’s price lists', () => {
  it('exist for every price group except retail, and for SimpleCrew', () => {
    const expected = [...PRICE_GROUPS.filter((group) => group !== 'retail'), 'simple-crew'];
    expect(SEEDED_PRICE_LISTS.map(({ audience }) => audience).sort()).toEqual(expected.sort());
  });

  it('give members of SimpleCrew up to 20% off [R9.10]', () => {
    const crew = SEEDED_PRICE_LISTS.find(({ audience }) => audience === 'simple-crew');
    const rates = crew?.entries.map(({ rule }) => (rule.kind === 'percentOff' ? rule.ratePpm : 0)) ?? [];
    expect(Math.max(...rates)).toBe(200_000);
  });
});
