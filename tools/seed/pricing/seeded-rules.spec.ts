import { promotionDefinition } from '@simpletread/contract';
import { PRICE_GROUPS } from '@simpletread/domain';
import { SEEDED_PRICE_LISTS } from './seeded-price-lists.js';
import { seededPromotions } from './seeded-promotions.js';

const PROMOTIONS = seededPromotions(() => '0198c0de-0000-7000-8000-000000000001');

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

describe('the price lists of the seed', () => {
  it('are one for every price group but the retail one, and one for SimpleCrew', () => {
    const expected = [...PRICE_GROUPS.filter((group) => group !== 'retail'), 'simple-crew'];
    expect(SEEDED_PRICE_LISTS.map(({ audience }) => audience).sort()).toEqual(expected.sort());
  });

  it('give members of SimpleCrew up to 20% off', () => {
    const crew = SEEDED_PRICE_LISTS.find(({ audience }) => audience === 'simple-crew');
    const rates = crew?.entries.map(({ rule }) => (rule.kind === 'percentOff' ? rule.ratePpm : 0)) ?? [];
    expect(Math.max(...rates)).toBe(200_000);
  });
});
