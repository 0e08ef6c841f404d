import {
  cents,
  DAILY_DEAL_GROUP,
  EVERY_TIRE,
  NO_CONDITIONS,
  NO_LIMITS,
  PAY_LATER_METHODS,
  type Promotion,
  type PromotionConditions,
  type PromotionScope,
} from '@simpletread/domain';

type Definition = Omit<Promotion, 'promotionId' | 'name' | 'startsAt' | 'endsAt' | 'use'>;

/** A promotion of the seed; its key gives it the same id in every database. */
export interface SeededPromotion {
  readonly key: string;
  readonly name: string;
  readonly definition: Definition;
  /** Paused ones of the group of daily deals take turns, one a day. */
  readonly state: 'active' | 'paused';
  /** A code for everybody that it comes with; null where it applies by itself. */
  readonly code: string | null;
}

interface Given {
  readonly scope?: Partial<PromotionScope>;
  readonly conditions?: Partial<PromotionConditions>;
  readonly limits?: Partial<Promotion['limits']>;
  readonly isCoverageLinked?: boolean;
  readonly exclusivityGroup?: string;
  readonly priority?: number;
  readonly code?: string;
  readonly state?: SeededPromotion['state'];
}

const promotion = (
  key: string,
  name: string,
  benefit: Promotion['benefit'],
  { scope, conditions, limits, code, ...given }: Given = {},
): SeededPromotion => ({
  key,
  name,
  code: code ?? null,
  state: given.state ?? 'active',
  definition: {
    benefit,
    scope: { ...EVERY_TIRE, ...scope },
    conditions: { ...NO_CONDITIONS, ...conditions },
    needsCoupon: code !== undefined,
    priority: given.priority ?? 200,
    exclusivityGroup: given.exclusivityGroup ?? null,
    stacking: 'stackable',
    limits: { ...NO_LIMITS, ...limits },
    isCoverageLinked: given.isCoverageLinked ?? false,
  },
});

const dollars = (amount: number) => cents(amount * 100);
const percent = (amount: number): number => amount * 10_000;

const off = (amount: number, unit: 'cart' | 'tire' | 'set') =>
  ({ type: 'Flat Amount', target: 'tires', amountInCents: dollars(amount), unit }) as const;
const percentOff = (amount: number, cap: number | null) =>
  ({
    type: 'Percentage',
    target: 'tires',
    ratePpm: percent(amount),
    capInCents: cap === null ? null : dollars(cap),
  }) as const;

const ALL_WEATHER = 13;
const FOUR = { minTires: 4 } as const;
const BRAND_DEAL = 'brand-deal';

/** Deals of a day, small brands that nothing else is off [R9.10]. */
const DAILY: readonly (readonly [name: string, brandSlug: string, percent: number])[] = [
  ['Hercules', 'hercules', 12],
  ['Kenda', 'kenda', 10],
  ['Milestar', 'milestar', 15],
  ['Nankang', 'nankang', 12],
  ['Radar', 'radar', 20],
  ['Sailun', 'sailun', 18],
  ['Westlake', 'westlake', 15],
];

const dailyDeals = (): SeededPromotion[] =>
  DAILY.map(([name, brandSlug, rate]) =>
    promotion(`daily-${brandSlug}`, `${rate}% off ${name}`, percentOff(rate, null), {
      scope: { brandSlugs: [brandSlug] },
      exclusivityGroup: DAILY_DEAL_GROUP,
      priority: 250,
      state: 'paused',
    }),
  );

/** What the shop always has on; seasons bring their own. `lineId` finds a product line by brand and slug. */
export const seededPromotions = (
  lineId: (brandSlug: string, lineSlug: string) => string,
): readonly SeededPromotion[] => [
  promotion('michelin-four', 'Michelin: $70 off 4 tires', off(70, 'set'), {
    scope: { brandSlugs: ['michelin'] },
    conditions: FOUR,
    exclusivityGroup: BRAND_DEAL,
  }),
  promotion(
    'bridgestone-covered',
    'Bridgestone: $60 off 4 tires, road hazard coverage free',
    off(60, 'set'),
    {
      scope: { brandSlugs: ['bridgestone'] },
      conditions: FOUR,
      exclusivityGroup: BRAND_DEAL,
      isCoverageLinked: true,
    },
  ),
  promotion(
    'endeavor-fourth-free',
    'Cooper Endeavor: buy 3, get 1 free',
    { type: 'Buy3Get1', target: 'tires' },
    { scope: { lineIds: [lineId('cooper', 'endeavor')] }, conditions: FOUR, exclusivityGroup: BRAND_DEAL },
  ),
  promotion('all-weather-eight', 'All-weather tires: 8% off, up to $80', percentOff(8, 80), {
    scope: { categoryIds: [ALL_WEATHER], exceptBrandSlugs: ['michelin', 'bridgestone'] },
    priority: 300,
  }),
  promotion(
    'continental-coverage',
    'Continental: road hazard coverage free with 4 tires',
    { type: 'Free', target: 'coverage' },
    {
      scope: { brandSlugs: ['continental'] },
      conditions: { ...FOUR, needsInstallation: true },
      priority: 400,
    },
  ),
  promotion('crew-sign-up', 'SimpleCrew: $25 off for joining', off(25, 'cart'), {
    conditions: { isCrewOnly: true },
    limits: { usesPerCustomer: 1 },
    priority: 500,
  }),
  promotion('simplepay-first', 'SimplePay: 5% off your first order', percentOff(5, null), {
    conditions: { isFirstOrderOnly: true, paymentMethods: [...PAY_LATER_METHODS] },
    limits: { usesPerCustomer: 1 },
    priority: 600,
  }),
  promotion('tread-twenty', '$20 off tires for $400 or more', off(20, 'cart'), {
    conditions: { minSubtotalInCents: dollars(400) },
    limits: { usesPerCustomer: 1 },
    priority: 550,
    code: 'TREAD20',
  }),
  ...dailyDeals(),
];
