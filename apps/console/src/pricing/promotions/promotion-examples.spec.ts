import { cents, EVERY_TIRE, NO_CONDITIONS, NO_LIMITS, type Promotion } from '@simpletread/domain';

import { type Example, examplesOf, type Viewer } from './promotion-examples.js';

const now = new Date('2026-11-20T17:00:00Z');
const sample = { tirePriceInCents: cents(15_000), installationInCents: cents(2_500) };

const aPromotion = (change: Partial<Promotion> = {}): Promotion => ({
  promotionId: 'this',
  name: 'Four tires',
  benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(10_000), unit: 'cart' },
  scope: EVERY_TIRE,
  conditions: { ...NO_CONDITIONS, minTires: 4 },
  startsAt: null,
  endsAt: null,
  needsCoupon: false,
  priority: 100,
  exclusivityGroup: null,
  stacking: 'stackable',
  limits: NO_LIMITS,
  use: { uses: 0, spentInCents: cents(0) },
  isCoverageLinked: false,
  ...change,
});

const examples = (change: Partial<Promotion>, viewer: Viewer = 'audience'): Example[] =>
  examplesOf(aPromotion(change), { sample, viewer, now });

const savings = (change: Partial<Promotion>, viewer: Viewer = 'audience'): number[] =>
  examples(change, viewer).map(({ savedInCents }) => savedInCents);

describe('sample carts of a promotion', () => {
  it('have two, four and eight tires, and say why a smaller one misses it', () => {
    const [two, four, eight] = examples({});
    expect(two).toMatchObject({ tires: 2, savedInCents: 0, missed: 'needs 4 tires, has 2' });
    expect(four).toMatchObject({ tires: 4, savedInCents: 10_000, missed: null });
    expect(eight).toMatchObject({ tires: 8, savedInCents: 10_000, missed: null });
  });

  it('total the amount left after all promotions', () => {
    for (const each of examples({ stacking: 'always' }))
      expect(each.totalInCents).toBe(
        each.fullInCents -
          each.savedInCents -
          each.others.reduce((sum, { amountInCents }) => sum + amountInCents, 0),
      );
  });

  it('show a shopper the promotion is for, while it lasts', () => {
    const particular: Partial<Promotion> = {
      scope: { ...EVERY_TIRE, brandSlugs: ['michelin'], categoryIds: [11], sizeCodes: ['225/65R17'] },
      conditions: {
        ...NO_CONDITIONS,
        accountTypes: ['Fleet'],
        priceGroups: ['fleet'],
        verifiedGroups: ['military'],
        isCrewOnly: true,
        isFirstOrderOnly: true,
        zipPrefixes: ['441'],
        states: ['OH'],
        paymentMethods: ['affirm'],
        vehicles: [{ makeSlug: 'honda', modelSlug: null, fromYear: 2018, toYear: null }],
        needsInstallation: true,
      },
      needsCoupon: true,
      startsAt: new Date('2026-11-27T05:00:00Z'),
      endsAt: new Date('2026-11-28T05:00:00Z'),
    };
    expect(savings(particular)).toEqual([10_000, 10_000, 10_000]);
    expect(savings({ endsAt: new Date('2026-11-01T05:00:00Z') })).toEqual([0, 10_000, 10_000]);
    expect(savings(particular, 'guest')).toEqual([0, 0, 0]);
    expect(examples(particular, 'guest')[1]?.missed).not.toBeNull();
  });

  it('include coverage when the promotion discounts it', () => {
    expect(savings({ benefit: { type: 'Free', target: 'coverage' } })[1]).toBeGreaterThan(0);
    expect(savings({ isCoverageLinked: true })[1]).toBeGreaterThan(10_000);
  });
});
