import { cents } from '../../../money/index.js';
import type { PriceList } from '../../price-lists/index.js';
import {
  GUEST,
  guestContext,
  type PriceContext,
  type PriceDestination,
  type PriceLine,
  type PriceRequest,
  type PriceShopper,
  type TireTraits,
} from '../../price-request/index.js';
import {
  EVERY_TIRE,
  NO_CONDITIONS,
  NO_LIMITS,
  type Promotion,
  type PromotionConditions,
} from '../../promotions/index.js';
import type { PriceRules } from '../price-rules.js';

export const AT = new Date('2026-11-20T17:00:00Z');

/** A touring tire of an ordinary brand. */
export const traits = (change: Partial<TireTraits> = {}): TireTraits => ({
  tireId: 'tire-1',
  productLineId: 'premium-touring',
  brandSlug: 'ordinary',
  categoryId: 11,
  sizeCode: '225/65R17',
  ...change,
});

/** A line of one ordinary tire, with the figures of the worked example. */
export const aLine = (change: Partial<PriceLine> = {}): PriceLine => ({
  lineId: 'line-1',
  tire: traits(),
  unitPriceInCents: cents(14_200),
  quantity: 4,
  maxLoadLb: 1874,
  isOversized: false,
  weightLb: 26,
  rimIn: 17,
  roadHazard: { isChosen: false, costPerTireInCents: cents(1_750) },
  ...change,
});

/** Philadelphia: 8% sales tax, a dollar per tire. */
export const aDestination = (change: Partial<PriceDestination> = {}): PriceDestination => ({
  state: 'PA',
  salesTaxRatePpm: 80_000,
  tireFee: { basis: 'flat', perTireInCents: cents(100), ratePpm: 0 },
  ...change,
});

/** A guest in Philadelphia, shortly before Black Friday. */
export const aContext = (change: Partial<PriceContext> = {}): PriceContext => ({
  ...guestContext(AT),
  zip: '19147',
  ...change,
});

export const aShopper = (change: Partial<PriceShopper> = {}): PriceShopper => ({ ...GUEST, ...change });

/** Four tires installed for $22.00 each in Philadelphia. */
export const aRequest = (change: Partial<PriceRequest> = {}): PriceRequest => ({
  lines: [aLine()],
  installation: { pricePerTireInCents: cents(2_200) },
  destination: aDestination(),
  context: aContext(),
  ...change,
});

/** $40 off any tires, for everyone, at any time. */
export const aPromotion = ({
  conditions,
  ...change
}: Partial<Omit<Promotion, 'conditions'>> & {
  readonly conditions?: Partial<PromotionConditions>;
} = {}): Promotion => ({
  promotionId: 'forty-off',
  name: '$40 off',
  benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(4_000), unit: 'cart' },
  scope: EVERY_TIRE,
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
  conditions: { ...NO_CONDITIONS, ...conditions },
});

/** 10% off everything for fleets. */
export const aPriceList = (change: Partial<PriceList> = {}): PriceList => ({
  priceListId: 'fleet-list',
  name: 'Fleet',
  audience: 'fleet',
  startsAt: null,
  endsAt: null,
  entries: [{ scope: 'all', key: '', minTires: 1, rule: { kind: 'percentOff', ratePpm: 100_000 } }],
  ...change,
});

/** These rules and no others. */
export const rulesOf = (
  promotions: readonly Promotion[],
  priceLists: PriceRules['priceLists'] = [],
): PriceRules => ({
  promotions,
  priceLists,
});
