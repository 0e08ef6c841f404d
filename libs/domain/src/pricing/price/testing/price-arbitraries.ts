import fc from 'fast-check';
import type { TireFee } from '../../../delivery/index.js';
import { cents } from '../../../money/index.js';
import { PRICE_GROUPS, VERIFIED_GROUPS } from '../../../sso/index.js';
import { PRICE_ENTRY_SCOPES, type PriceList, type PriceListEntry } from '../../price-lists/index.js';
import type {
  PriceContext,
  PriceDestination,
  PriceLine,
  PriceRequest,
  TireTraits,
} from '../../price-request/index.js';
import { EVERY_TIRE, type Promotion, type PromotionBenefit, STACKINGS } from '../../promotions/index.js';
import type { PriceRules } from '../price-rules.js';
import { AT, aContext, aPromotion, aShopper } from './price-builders.js';

const anAmountUpTo = (max: number) => fc.integer({ min: 0, max }).map(cents);

const aTireFee: fc.Arbitrary<TireFee> = fc.record(
  {
    basis: fc.constantFrom('flat', 'percent', 'none'),
    perTireInCents: anAmountUpTo(1_000),
    ratePpm: fc.integer({ min: 0, max: 50_000 }),
    maxPerTireInCents: fc.option(anAmountUpTo(500)),
    largeRim: fc.option(
      fc.record({
        fromRimIn: fc.integer({ min: 15, max: 24 }),
        perTireInCents: anAmountUpTo(1_000),
        ratePpm: fc.integer({ min: 0, max: 50_000 }),
      }),
    ),
  },
  { requiredKeys: ['basis', 'perTireInCents', 'ratePpm'] },
);

const aDestination: fc.Arbitrary<PriceDestination> = fc.record({
  state: fc.constantFrom('PA', 'AZ', 'NC', 'TX'),
  salesTaxRatePpm: fc.integer({ min: 0, max: 120_000 }),
  tireFee: aTireFee,
});

const BRANDS = ['ordinary', 'michelin', 'nexen'];

// Few of each, so that lines and rules match.
const someTraits: fc.Arbitrary<TireTraits> = fc.record({
  tireId: fc.constantFrom('tire-1', 'tire-2', 'tire-3'),
  productLineId: fc.constantFrom('line-a', 'line-b'),
  brandSlug: fc.constantFrom(...BRANDS),
  categoryId: fc.constantFrom(1, 3, 11),
  sizeCode: fc.constantFrom('225/65R17', '255/40R18'),
});

const aLine: fc.Arbitrary<PriceLine> = fc.record(
  {
    lineId: fc.uuid(),
    tire: someTraits,
    unitPriceInCents: anAmountUpTo(200_000),
    quantity: fc.integer({ min: 1, max: 8 }),
    maxLoadLb: fc.integer({ min: 500, max: 8_000 }),
    isOversized: fc.boolean(),
    weightLb: fc.integer({ min: 10, max: 150 }),
    rimIn: fc.integer({ min: 12, max: 26 }),
    roadHazard: fc.record({ isChosen: fc.boolean(), costPerTireInCents: anAmountUpTo(5_000) }),
  },
  {
    requiredKeys: [
      'lineId',
      'tire',
      'unitPriceInCents',
      'quantity',
      'maxLoadLb',
      'isOversized',
      'weightLb',
      'roadHazard',
    ],
  },
);

const someContext: fc.Arbitrary<PriceContext> = fc
  .record({
    priceGroup: fc.constantFrom(...PRICE_GROUPS),
    isCrewMember: fc.boolean(),
    verifiedGroups: fc.subarray([...VERIFIED_GROUPS]),
    isTaxExempt: fc.boolean(),
    isFirstOrder: fc.option(fc.boolean()),
    paymentMethod: fc.option(fc.constantFrom('card', 'affirm')),
  })
  .map(({ paymentMethod, ...shopper }) => aContext({ paymentMethod, shopper: aShopper(shopper) }));

const aBenefit: fc.Arbitrary<PromotionBenefit> = fc.oneof(
  fc.record({
    type: fc.constant('Flat Amount' as const),
    target: fc.constantFrom('tires', 'installation', 'coverage'),
    amountInCents: anAmountUpTo(30_000),
    unit: fc.constantFrom('cart', 'tire', 'set'),
  }),
  fc.record({
    type: fc.constant('Percentage' as const),
    target: fc.constantFrom('tires', 'installation', 'coverage'),
    ratePpm: fc.integer({ min: 1, max: 1_000_000 }),
    capInCents: fc.option(anAmountUpTo(20_000)),
  }),
  fc.constant({ type: 'Buy3Get1' as const, target: 'tires' as const }),
  fc.record({ type: fc.constant('Free' as const), target: fc.constantFrom('installation', 'coverage') }),
);

const somePromotion: fc.Arbitrary<Promotion> = fc
  .record({
    promotionId: fc.uuid(),
    benefit: aBenefit,
    brandSlugs: fc.subarray(BRANDS),
    minTires: fc.integer({ min: 1, max: 6 }),
    isCrewOnly: fc.boolean(),
    isFirstOrderOnly: fc.boolean(),
    paymentMethods: fc.subarray(['affirm']),
    endsAt: fc.option(fc.constantFrom(AT, new Date(AT.getTime() + 1))),
    priority: fc.integer({ min: 1, max: 3 }),
    exclusivityGroup: fc.option(fc.constantFrom('a', 'b')),
    stacking: fc.constantFrom(...STACKINGS),
    budgetInCents: fc.option(anAmountUpTo(50_000)),
    isCoverageLinked: fc.boolean(),
  })
  .map(({ brandSlugs, minTires, isCrewOnly, isFirstOrderOnly, paymentMethods, budgetInCents, ...rest }) =>
    aPromotion({
      ...rest,
      name: rest.promotionId,
      scope: { ...EVERY_TIRE, brandSlugs },
      conditions: { minTires, isCrewOnly, isFirstOrderOnly, paymentMethods },
      limits: { uses: null, usesPerCustomer: null, budgetInCents },
    }),
  );

const anEntry: fc.Arbitrary<PriceListEntry> = fc.record({
  scope: fc.constantFrom(...PRICE_ENTRY_SCOPES),
  key: fc.constantFrom('', 'tire-1', 'line-a', 'michelin', '11', '225/65R17'),
  minTires: fc.constantFrom(1, 4, 8),
  rule: fc.oneof(
    fc.record({ kind: fc.constant('fixed' as const), amountInCents: anAmountUpTo(200_000) }),
    fc.record({ kind: fc.constant('percentOff' as const), ratePpm: fc.integer({ min: 0, max: 1_000_000 }) }),
    fc.record({ kind: fc.constant('amountOff' as const), amountInCents: anAmountUpTo(50_000) }),
  ),
});

const somePriceList: fc.Arbitrary<PriceList> = fc.record({
  priceListId: fc.uuid(),
  name: fc.constant('A list'),
  audience: fc.constantFrom(...PRICE_GROUPS, 'simple-crew' as const),
  startsAt: fc.constantFrom(null, AT, new Date(AT.getTime() + 1)),
  endsAt: fc.constant(null),
  entries: fc.array(anEntry, { maxLength: 4 }),
});

/** Any rules for pricing. */
export const somePriceRules: fc.Arbitrary<PriceRules> = fc.record({
  promotions: fc.uniqueArray(somePromotion, { maxLength: 6, selector: ({ promotionId }) => promotionId }),
  priceLists: fc.uniqueArray(somePriceList, { maxLength: 4, selector: ({ priceListId }) => priceListId }),
});

/** Any cart that can be priced. */
export const aPriceRequest: fc.Arbitrary<PriceRequest> = fc.record({
  lines: fc.uniqueArray(aLine, { maxLength: 6, selector: ({ lineId }) => lineId }),
  installation: fc.option(fc.record({ pricePerTireInCents: anAmountUpTo(5_000) })),
  destination: fc.option(aDestination),
  context: someContext,
});
