import {
  cents,
  EVERY_TIRE,
  explainPrice,
  GUEST,
  guestContext,
  listNotesOf,
  missNotesOf,
  NO_CONDITIONS,
  NO_LIMITS,
  type PriceShopper,
  type Promotion,
  withStandardRules,
} from '@simpletread/domain';

import { type Explanation, partDifferences, ruleDifferences } from './price-differences.js';

const AT = new Date('2026-11-20T17:00:00Z');

const CREW: Promotion = {
  promotionId: 'crew',
  name: 'Crew saves',
  benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(2_000), unit: 'cart' },
  scope: EVERY_TIRE,
  conditions: { ...NO_CONDITIONS, isCrewOnly: true },
  startsAt: null,
  endsAt: null,
  needsCoupon: false,
  priority: 100,
  exclusivityGroup: null,
  stacking: 'stackable',
  limits: NO_LIMITS,
  use: { uses: 0, spentInCents: cents(0) },
  isCoverageLinked: false,
};

const RULES = withStandardRules({
  promotions: [CREW],
  priceLists: [
    {
      priceListId: 'fleet',
      name: 'Fleet prices',
      audience: 'fleet',
      startsAt: null,
      endsAt: null,
      entries: [{ scope: 'all', key: '', minTires: 1, rule: { kind: 'percentOff', ratePpm: 100_000 } }],
    },
  ],
});

const explanation = (shopper: Partial<PriceShopper>): Explanation => {
  const explained = explainPrice(
    {
      lines: [
        {
          lineId: '000',
          tire: { tireId: 't', productLineId: 'l', brandSlug: 'b', categoryId: 1, sizeCode: 's' },
          unitPriceInCents: cents(10_000),
          quantity: 4,
          maxLoadLb: 0,
          isOversized: false,
          weightLb: 20,
          roadHazard: { isChosen: false, costPerTireInCents: cents(0) },
        },
      ],
      installation: null,
      destination: null,
      context: { ...guestContext(AT), shopper: { ...GUEST, ...shopper } },
    },
    RULES,
  );
  // Replies have mutable lists; the figures are equal.
  return {
    at: AT.toISOString(),
    pricing: explained.priced,
    lists: listNotesOf(explained, AT),
    missed: missNotesOf(explained.missed),
  } as unknown as Explanation;
};

describe('the difference between two prices', () => {
  const she = explanation({});
  const he = explanation({ priceGroup: 'fleet', isCrewMember: true });

  it('is given part by part and for the total', () => {
    expect(partDifferences(she, he)).toEqual([
      { id: 'tires', label: 'Tires', amounts: [40_000, 34_000], differenceInCents: -6_000 },
      { id: 'total', label: 'Total', amounts: [40_000, 34_000], differenceInCents: -6_000 },
    ]);
  });

  it('is given rule by rule, the greatest first, with the reason a rule misses one of them', () => {
    expect(ruleDifferences(she, he)).toEqual([
      {
        id: 'fleet',
        name: 'Price list: Fleet prices',
        words: [null, '$90.00 each: 10% off every tire'],
        amounts: [0, 4_000],
      },
      {
        id: 'crew',
        name: 'Crew saves',
        words: ['is for SimpleCrew members', '$20.00 off tires, once'],
        amounts: [0, 2_000],
      },
    ]);
  });

  it('is none between the same two', () => {
    expect(ruleDifferences(he, he)).toEqual([]);
    expect(partDifferences(he, he).every(({ differenceInCents }) => differenceInCents === 0)).toBe(true);
  });
});
