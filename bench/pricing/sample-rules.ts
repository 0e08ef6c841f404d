import {
  cents,
  EVERY_TIRE,
  guestContext,
  NO_CONDITIONS,
  NO_LIMITS,
  type PriceList,
  type PriceListEntry,
  type PriceRequest,
  type Promotion,
} from '@simpletread/domain';

const AT = new Date('2026-11-27T17:00:00Z');
const HOUR_MS = 3_600_000;
const LINES = 5;

const lineId = (index: number): string => String(index).padStart(3, '0');

/** Five lines of four tires, installed in Pennsylvania, for a fleet. */
export const sampleCart = (): PriceRequest => ({
  lines: Array.from({ length: LINES }, (_, index) => ({
    lineId: lineId(index),
    tire: {
      tireId: `tire-${index}`,
      productLineId: `line-${index}`,
      brandSlug: `brand-${index}`,
      categoryId: index,
      sizeCode: '225/65R17',
    },
    unitPriceInCents: cents(12_000 + 1_000 * index),
    quantity: 4,
    maxLoadLb: 1_874,
    isOversized: index === 0,
    weightLb: 26,
    rimIn: 17,
    roadHazard: { isChosen: true, costPerTireInCents: cents(1_750) },
  })),
  installation: { pricePerTireInCents: cents(2_200) },
  destination: {
    state: 'PA',
    salesTaxRatePpm: 80_000,
    tireFee: { basis: 'flat', perTireInCents: cents(100), ratePpm: 0 },
  },
  context: {
    ...guestContext(AT),
    shopper: { ...guestContext(AT).shopper, priceGroup: 'fleet', accountTypes: ['Fleet'] },
    zip: '19147',
  },
});

/** Active promotions: some for every tire, some for a brand in the cart, most for others, in groups and alone. */
export const samplePromotions = (count: number): Promotion[] =>
  Array.from({ length: count }, (_, index) => ({
    promotionId: `promotion-${index}`,
    name: `Promotion ${index}`,
    benefit:
      index % 2 === 0
        ? { type: 'Flat Amount', target: 'tires', amountInCents: cents(100 + index), unit: 'cart' }
        : { type: 'Percentage', target: 'tires', ratePpm: 10_000, capInCents: null },
    scope: index % 5 === 0 ? EVERY_TIRE : { ...EVERY_TIRE, brandSlugs: [`brand-${index % 40}`] },
    conditions: { ...NO_CONDITIONS, minTires: 1 + (index % 8) },
    startsAt: null,
    endsAt: null,
    needsCoupon: false,
    priority: index % 10,
    exclusivityGroup: index % 3 === 0 ? `group-${index % 7}` : null,
    stacking: index % 11 === 0 ? 'exclusive' : 'stackable',
    limits: NO_LIMITS,
    use: { uses: 0, spentInCents: cents(0) },
    isCoverageLinked: false,
  }));

/** A list of `count` prices, each planned for its own time. */
export const sampleList = (count: number): PriceList => ({
  priceListId: 'list',
  name: 'Fleet',
  audience: 'fleet',
  startsAt: null,
  endsAt: null,
  entries: Array.from({ length: count }, (_, index): PriceListEntry => ({
    scope: 'tire',
    key: `tire-${index % (count / 2)}`,
    minTires: 1,
    rule: { kind: 'percentOff', ratePpm: 50_000 },
    startsAt: new Date(AT.getTime() - index * HOUR_MS),
    endsAt: null,
  })),
});
