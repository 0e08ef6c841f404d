import { cents, EVERY_TIRE, NO_CONDITIONS, NO_LIMITS } from '@simpletread/domain';

import { changePromotion, createPromotion } from './promotions.js';
import { type PromotionDefinition, promotionDefinition } from './promotion-definition.js';

const DEFINITION: PromotionDefinition = {
  benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(10_000), unit: 'set' },
  scope: { ...EVERY_TIRE, brandSlugs: ['michelin'] },
  conditions: { ...NO_CONDITIONS, minTires: 4 },
  needsCoupon: false,
  priority: 100,
  exclusivityGroup: null,
  stacking: 'stackable',
  limits: NO_LIMITS,
  isCoverageLinked: false,
};

const faultsOf = (definition: object, window: object = {}): unknown[] => {
  const parsed = createPromotion.body.safeParse({
    name: 'Four Michelin tires',
    startsAt: null,
    endsAt: null,
    definition: { ...DEFINITION, ...definition },
    ...window,
  });
  return (parsed.error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    issue.code === 'custom' ? (issue.params?.['fault'] as { code: string }).code : issue.code,
    issue.message,
  ]);
};

describe('a promotion’s definition', () => {
  it('comes out as it went in', () => {
    expect(promotionDefinition.parse(JSON.parse(JSON.stringify(DEFINITION)))).toEqual(DEFINITION);
    expect(faultsOf({})).toEqual([]);
  });

  it.each([
    [
      { benefit: { type: 'Percentage', target: 'tires', ratePpm: 1_000_001, capInCents: null } },
      'definition.benefit.ratePpm',
      'pricing.percentInvalid',
      'Please enter a percentage above 0 and at most 100.',
    ],
    [
      { benefit: { type: 'Percentage', target: 'tires', ratePpm: 10_000, capInCents: -1 } },
      'definition.benefit.capInCents',
      'pricing.capInvalid',
      'A cap must be above $0.00.',
    ],
    [
      { benefit: { ...DEFINITION.benefit, amountInCents: 0 } },
      'definition.benefit.amountInCents',
      'pricing.amountInvalid',
      'Please enter an amount above $0.00 and below $100,000.00.',
    ],
    [
      { benefit: { type: 'Buy3Get1', target: 'tires' }, conditions: { ...NO_CONDITIONS, minTires: 3 } },
      'definition.conditions.minTires',
      'pricing.setTooSmall',
      'Buy 3, get 1 free needs at least 4 tires.',
    ],
    [
      { limits: { ...NO_LIMITS, uses: 0 } },
      'definition.limits.uses',
      'pricing.limitInvalid',
      'A limit must be a whole number above 0.',
    ],
    [
      { conditions: { ...NO_CONDITIONS, zipPrefixes: ['2820x'] } },
      'definition.conditions.zipPrefixes.0',
      'pricing.zipInvalid',
      'Please enter ZIP codes or their first one to five digits.',
    ],
    [
      {
        conditions: {
          ...NO_CONDITIONS,
          vehicles: [{ makeSlug: 'honda', modelSlug: null, fromYear: 2020, toYear: 2019 }],
        },
      },
      'definition.conditions.vehicles.0',
      'pricing.yearsInvalid',
      'The last model year must not be before the first.',
    ],
  ])('explains faults in plain words: %#', (changes, path, code, words) => {
    expect(faultsOf(changes)).toEqual([[path, code, words]]);
  });

  it('ends after it begins', () => {
    const window = { startsAt: '2026-11-27T05:00:00Z', endsAt: '2026-11-27T00:00:00-05:00' };
    expect(faultsOf({}, window)).toEqual([
      ['endsAt', 'pricing.windowInvalid', 'The end must be after the start.'],
    ]);
    const body = { version: 1, name: 'Four tires', definition: DEFINITION, ...window };
    expect(changePromotion.body.safeParse(body).success).toBe(false);
  });

  it('has only the fields it names', () => {
    expect(promotionDefinition.safeParse({ ...DEFINITION, discount: 5 }).success).toBe(false);
  });
});
