import {
  type Cents,
  cents,
  explainPrice,
  GUEST,
  guestContext,
  missWords,
  type PriceContext,
  type PriceRequest,
  type Promotion,
  roadHazardCostPerTire,
  type TireTraits,
  withStandardRules,
} from '@simpletread/domain';

/** Quantities of the sample carts. */
export const EXAMPLE_TIRES = [2, 4, 8] as const;

/** The shopper of the sample cart: someone in the promotion's audience within its window, or anyone now. */
export type Viewer = 'audience' | 'guest';

export interface Sample {
  readonly tirePriceInCents: Cents;
  readonly installationInCents: Cents;
}

export interface Example {
  readonly tires: number;
  /** Before this promotion and all others, tax left out. */
  readonly fullInCents: Cents;
  readonly totalInCents: Cents;
  /** The promotion's discount. */
  readonly savedInCents: Cents;
  /** Other promotions that go with it. */
  readonly others: readonly { readonly name: string; readonly amountInCents: Cents }[];
  /** Why it does not apply; null where it does. */
  readonly missed: string | null;
}

const ZIP = '19147';
const STATE = 'PA';
const YEAR = 2020;
const MS = 1;

/** A tire that the lists of the scope name, if there is one. */
const traitsOf = ({ scope }: Promotion): TireTraits => ({
  tireId: scope.tireIds[0] ?? 'sample',
  productLineId: scope.lineIds[0] ?? 'sample',
  brandSlug: scope.brandSlugs.find((slug) => !scope.exceptBrandSlugs.includes(slug)) ?? 'sample',
  categoryId: scope.categoryIds[0] ?? 0,
  sizeCode: scope.sizeCodes[0] ?? 'sample',
});

const momentIn = ({ startsAt, endsAt }: Promotion, now: Date): Date => {
  if (startsAt !== null && now < startsAt) return startsAt;
  return endsAt !== null && now >= endsAt ? new Date(endsAt.getTime() - MS) : now;
};

const audienceContext = (promotion: Promotion, now: Date): PriceContext => {
  const { conditions, needsCoupon, promotionId } = promotion;
  const [vehicle] = conditions.vehicles;
  return {
    at: momentIn(promotion, now),
    shopper: {
      ...GUEST,
      priceGroup: conditions.priceGroups[0] ?? GUEST.priceGroup,
      accountTypes: conditions.accountTypes.length > 0 ? conditions.accountTypes : GUEST.accountTypes,
      isCrewMember: conditions.isCrewOnly,
      verifiedGroups: conditions.verifiedGroups,
      isFirstOrder: conditions.isFirstOrderOnly ? true : null,
    },
    zip: conditions.zipPrefixes[0]?.padEnd(ZIP.length, '0') ?? ZIP,
    paymentMethod: conditions.paymentMethods[0] ?? null,
    coupon: needsCoupon ? { code: 'CODE', promotionId } : null,
    vehicle:
      vehicle === undefined
        ? null
        : {
            year: vehicle.fromYear ?? vehicle.toYear ?? YEAR,
            makeSlug: vehicle.makeSlug,
            modelSlug: vehicle.modelSlug ?? 'any',
          },
  };
};

const wantsCoverage = ({ benefit, isCoverageLinked }: Promotion): boolean =>
  benefit.target === 'coverage' || isCoverageLinked;

const requestOf = (
  promotion: Promotion,
  tires: number,
  { tirePriceInCents, installationInCents }: Sample,
  context: PriceContext,
): PriceRequest => ({
  lines: [
    {
      lineId: 'sample',
      tire: traitsOf(promotion),
      unitPriceInCents: tirePriceInCents,
      quantity: tires,
      maxLoadLb: 0,
      isOversized: false,
      weightLb: 0,
      roadHazard: {
        isChosen: wantsCoverage(promotion),
        costPerTireInCents: roadHazardCostPerTire(tirePriceInCents),
      },
    },
  ],
  installation: { pricePerTireInCents: installationInCents },
  // Sample carts leave tax and state fees out: they hang on the shop.
  destination: {
    state: promotion.conditions.states[0] ?? STATE,
    salesTaxRatePpm: 0,
    tireFee: { basis: 'none', perTireInCents: cents(0), ratePpm: 0 },
  },
  context,
});

const exampleOf = (promotion: Promotion, request: PriceRequest, tires: number): Example => {
  const { priced, missed } = explainPrice(
    request,
    withStandardRules({ priceLists: [], promotions: [promotion] }),
  );
  const own = priced.promotions.find(({ promotionId }) => promotionId === promotion.promotionId);
  const miss = missed.find(({ promotionId }) => promotionId === promotion.promotionId);
  const offInCents = priced.promotions.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  return {
    tires,
    fullInCents: cents(priced.totalInCents + offInCents),
    totalInCents: priced.totalInCents,
    savedInCents: own?.amountInCents ?? cents(0),
    others: priced.promotions.filter(({ promotionId }) => promotionId !== promotion.promotionId),
    missed: miss === undefined ? null : missWords(miss.reason),
  };
};

/** A promotion's effect on sample carts, priced by the shop's own rules and the standing installation deal. */
export const examplesOf = (
  promotion: Promotion,
  { sample, viewer, now }: { readonly sample: Sample; readonly viewer: Viewer; readonly now: Date },
): Example[] => {
  const context =
    viewer === 'audience' ? audienceContext(promotion, now) : { ...guestContext(now), zip: ZIP };
  return EXAMPLE_TIRES.map((tires) =>
    exampleOf(promotion, requestOf(promotion, tires, sample, context), tires),
  );
};
