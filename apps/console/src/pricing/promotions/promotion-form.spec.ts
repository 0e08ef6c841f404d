import { createPromotion, type PromotionReply } from '@simpletread/contract';
import {
  ACCOUNT_TYPES,
  cents,
  DISCOUNT_TARGETS,
  FLAT_AMOUNT_UNITS,
  PRICE_GROUPS,
  STACKINGS,
  VERIFIED_GROUPS,
} from '@simpletread/domain';
import fc from 'fast-check';

import { errorsOfIssues } from '../../shell/form/field-errors.js';
import { formOf, NEW_PROMOTION, type PromotionForm, promotionInput } from './promotion-form.js';

type Definition = PromotionReply['definition'];
type Vehicle = Definition['conditions']['vehicles'][number];

const amount = fc.integer({ min: 1, max: 9_999_999 }).map(cents);
const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,5})?$/);
const some = <T>(of: fc.Arbitrary<T>) => fc.array(of, { maxLength: 3 });
const year = fc.integer({ min: 1900, max: 2100 });

const benefit: fc.Arbitrary<Definition['benefit']> = fc.oneof(
  fc.record({
    type: fc.constant('Flat Amount' as const),
    target: fc.constantFrom(...DISCOUNT_TARGETS),
    amountInCents: amount,
    unit: fc.constantFrom(...FLAT_AMOUNT_UNITS),
  }),
  fc.record({
    type: fc.constant('Percentage' as const),
    target: fc.constantFrom(...DISCOUNT_TARGETS),
    ratePpm: fc.integer({ min: 1, max: 1_000_000 }),
    capInCents: orNull(amount),
  }),
  fc.constant({ type: 'Buy3Get1' as const, target: 'tires' as const }),
  fc.record({
    type: fc.constant('Free' as const),
    target: fc.constantFrom('installation' as const, 'coverage' as const),
  }),
);

const vehicle: fc.Arbitrary<Vehicle> = fc
  .record({ makeSlug: slug, modelSlug: orNull(slug), fromYear: orNull(year), toYear: orNull(year) })
  .filter(({ fromYear, toYear }) => fromYear === null || toYear === null || fromYear <= toYear);

const definition: fc.Arbitrary<Definition> = fc.record({
  benefit,
  scope: fc.record({
    tireIds: some(fc.uuid({ version: 7 })),
    lineIds: some(fc.uuid({ version: 7 })),
    brandSlugs: some(slug),
    categoryIds: some(fc.integer({ min: 1, max: 999 })),
    sizeCodes: some(fc.constantFrom('225/65R17', '33X12.50R15LT')),
    exceptTireIds: some(fc.uuid({ version: 7 })),
    exceptBrandSlugs: some(slug),
  }),
  conditions: fc.record({
    minTires: fc.integer({ min: 4, max: 40 }),
    minSubtotalInCents: orNull(amount),
    accountTypes: fc.subarray([...ACCOUNT_TYPES]),
    priceGroups: fc.subarray([...PRICE_GROUPS]),
    verifiedGroups: fc.subarray([...VERIFIED_GROUPS]),
    isCrewOnly: fc.boolean(),
    isFirstOrderOnly: fc.boolean(),
    zipPrefixes: some(fc.stringMatching(/^\d{1,5}$/)),
    states: fc.subarray(['PA', 'NJ', 'OH']),
    paymentMethods: fc.subarray(['affirm', 'card']),
    vehicles: some(vehicle),
    needsInstallation: fc.boolean(),
  }),
  needsCoupon: fc.boolean(),
  priority: fc.integer({ min: 0, max: 999 }),
  exclusivityGroup: orNull(fc.constantFrom('season', 'a group')),
  stacking: fc.constantFrom(...STACKINGS),
  limits: fc.record({
    uses: orNull(fc.integer({ min: 1, max: 1_000_000_000 })),
    usesPerCustomer: orNull(fc.integer({ min: 1, max: 1_000_000_000 })),
    budgetInCents: orNull(fc.integer({ min: 1, max: 100_000_000_000 }).map(cents)),
  }),
  isCoverageLinked: fc.boolean(),
});

const moment = orNull(
  fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }).map((ms) => new Date(ms).toISOString()),
);

const promotion = fc
  .record({ name: fc.constant('Four Michelin tires'), startsAt: moment, endsAt: moment, definition })
  .filter(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt);

const errorsOf = (change: Partial<PromotionForm>) => {
  const form = { ...NEW_PROMOTION, name: 'Four tires', ...change };
  return errorsOfIssues(createPromotion.body.safeParse(promotionInput(form)).error?.issues ?? []);
};

describe('the form of a promotion', () => {
  it('sends its values, and the server accepts them', () => {
    fc.assert(
      fc.property(promotion, (given) => {
        const sent = promotionInput(formOf(given));
        expect(sent).toEqual(given);
        expect(createPromotion.body.safeParse(sent).success).toBe(true);
      }),
    );
  });

  it('starts complete except for a name', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ name: '' })).toEqual({ name: 'Please enter a name of 3 to 120 characters.' });
  });

  it.each([
    [{ amount: 'ten' }, 'definition.benefit.amountInCents', /amount above \$0\.00/],
    [{ amount: '-5' }, 'definition.benefit.amountInCents', /amount above \$0\.00/],
    [{ type: 'Percentage' as const, percent: '101' }, 'definition.benefit.ratePpm', /percentage above 0/],
    [{ type: 'Percentage' as const, percent: '1/3' }, 'definition.benefit.ratePpm', /percentage above 0/],
    [{ type: 'Buy3Get1' as const, minTires: '3' }, 'definition.conditions.minTires', /at least 4 tires/],
    [{ minTires: 'four' }, 'definition.conditions.minTires', /number of tires/],
    [{ priority: 'first' }, 'definition.priority', /priority from 0 to 999/],
    [{ uses: '1.5' }, 'definition.limits.uses', /whole number above 0/],
    [{ zips: '191, 2820x' }, 'definition.conditions.zipPrefixes.1', /ZIP codes or their first/],
  ])('reports unreadable text at its field: %j', (change, path, words) => {
    expect(errorsOf(change)).toEqual({ [path]: expect.stringMatching(words) });
  });

  it('reads money and percentages as people write them', () => {
    const { definition: sent } = promotionInput({
      ...NEW_PROMOTION,
      amount: '$1,250',
      budget: '10,000.50',
    });
    expect(sent.benefit).toMatchObject({ amountInCents: 125_000 });
    expect(sent.limits.budgetInCents).toBe(1_000_050);
    expect(
      promotionInput({ ...NEW_PROMOTION, type: 'Percentage', percent: ' 12.5% ' }).definition.benefit,
    ).toMatchObject({ ratePpm: 125_000 });
  });

  it('asks for a target that a kind of discount has', () => {
    const free = promotionInput({ ...NEW_PROMOTION, type: 'Free', target: 'tires' }).definition.benefit;
    expect(free).toEqual({ type: 'Free', target: 'installation' });
  });
});
