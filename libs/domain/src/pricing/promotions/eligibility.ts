import { type Cents, sumCents, ZERO_CENTS } from '../../money/index.js';
import { isWithin } from '../../time/index.js';
import type { PriceContext, PricedVehicle, TireTraits } from '../price-request/index.js';
import type { MissReason } from './miss-reason.js';
import type { Promotion, PromotionConditions, PromotionScope, PromotionVehicle } from './promotion.js';

/** A line as promotions see it. */
export interface PromotableLine {
  readonly tire: TireTraits;
  readonly quantity: number;
  readonly unitPriceInCents: Cents;
  readonly subtotalInCents: Cents;
}

/** The circumstances that promotions check. */
export interface Occasion {
  readonly context: PriceContext;
  readonly lines: readonly PromotableLine[];
  readonly isInstalled: boolean;
  /** Two-letter code; null until known. */
  readonly state: string | null;
}

/** The part of an occasion that is known before its lines. */
export type PromotionPlace = Pick<Occasion, 'context' | 'state'>;

/** The lines a promotion applies to, by position, or the reason it doesn't apply. */
export type Eligibility =
  | { readonly isEligible: true; readonly lines: readonly number[] }
  | { readonly isEligible: false; readonly reason: MissReason };

const asks = (list: readonly unknown[]): boolean => list.length > 0;

const windowMiss = ({ startsAt, endsAt }: Promotion, at: Date): MissReason | null => {
  if (isWithin({ startsAt, endsAt }, at)) return null;
  return startsAt !== null && at < startsAt
    ? { kind: 'notStarted', startsAt }
    : { kind: 'ended', endsAt: endsAt ?? at };
};

const limitMiss = ({ promotionId, limits, use }: Promotion, { shopper }: PriceContext): MissReason | null => {
  if (limits.uses !== null && use.uses >= limits.uses) return { kind: 'usedUp' };
  if (limits.budgetInCents !== null && use.spentInCents >= limits.budgetInCents)
    return { kind: 'budgetSpent' };
  const times = shopper.uses.get(promotionId) ?? 0;
  return limits.usesPerCustomer !== null && times >= limits.usesPerCustomer
    ? { kind: 'usedUpByCustomer', times }
    : null;
};

const shopperMiss = (asked: PromotionConditions, { shopper }: PriceContext): MissReason | null => {
  if (asks(asked.priceGroups) && !asked.priceGroups.includes(shopper.priceGroup))
    return { kind: 'accountMissing' };
  if (asks(asked.accountTypes) && !shopper.accountTypes.some((type) => asked.accountTypes.includes(type)))
    return { kind: 'accountMissing' };
  if (asked.isCrewOnly && !shopper.isCrewMember) return { kind: 'crewOnly' };
  if (
    asks(asked.verifiedGroups) &&
    !shopper.verifiedGroups.some((group) => asked.verifiedGroups.includes(group))
  )
    return { kind: 'groupMissing', groups: asked.verifiedGroups };
  return asked.isFirstOrderOnly && shopper.isFirstOrder === false ? { kind: 'firstOrderOnly' } : null;
};

/** A guest without a known address may have ordered before. The promotion applies once that is known. */
const unknownMiss = (asked: PromotionConditions, { shopper }: PriceContext): MissReason | null =>
  asked.isFirstOrderOnly && shopper.isFirstOrder === null ? { kind: 'firstOrderUnknown' } : null;

const placeMiss = (asked: PromotionConditions, { context, state }: PromotionPlace): MissReason | null => {
  const { zip } = context;
  if (asks(asked.zipPrefixes)) {
    if (zip === null) return { kind: 'placeUnknown' };
    if (!asked.zipPrefixes.some((prefix) => zip.startsWith(prefix))) return { kind: 'otherPlace' };
  }
  if (!asks(asked.states)) return null;
  if (state === null) return { kind: 'placeUnknown' };
  return asked.states.includes(state) ? null : { kind: 'otherPlace' };
};

const isMeant = (asked: PromotionVehicle, vehicle: PricedVehicle): boolean =>
  asked.makeSlug === vehicle.makeSlug &&
  (asked.modelSlug === null || asked.modelSlug === vehicle.modelSlug) &&
  (asked.fromYear === null || asked.fromYear <= vehicle.year) &&
  (asked.toYear === null || vehicle.year <= asked.toYear);

const choiceMiss = (asked: PromotionConditions, occasion: Occasion): MissReason | null => {
  const { vehicle, paymentMethod } = occasion.context;
  if (asks(asked.vehicles)) {
    if (vehicle === null) return { kind: 'vehicleUnknown' };
    if (!asked.vehicles.some((each) => isMeant(each, vehicle))) return { kind: 'otherVehicle' };
  }
  if (asked.needsInstallation && !occasion.isInstalled) return { kind: 'installationMissing' };
  return asks(asked.paymentMethods) &&
    (paymentMethod === null || !asked.paymentMethods.includes(paymentMethod))
    ? { kind: 'paymentMethodMissing', methods: asked.paymentMethods }
    : null;
};

/** A scope may name thousands of tires and is checked once for each line of each cart. */
const sets = new WeakMap<readonly unknown[], ReadonlySet<unknown>>();

const setOf = (list: readonly unknown[]): ReadonlySet<unknown> => {
  const known = sets.get(list);
  if (known !== undefined) return known;
  const made = new Set(list);
  sets.set(list, made);
  return made;
};

const names = (list: readonly unknown[], value: unknown): boolean =>
  list.length > 0 && setOf(list).has(value);

const holds = (list: readonly unknown[], value: unknown): boolean => list.length === 0 || names(list, value);

/** True if a promotion's scope includes a tire. */
export const isInScope = (scope: PromotionScope, tire: TireTraits): boolean =>
  holds(scope.tireIds, tire.tireId) &&
  holds(scope.lineIds, tire.productLineId) &&
  holds(scope.brandSlugs, tire.brandSlug) &&
  holds(scope.categoryIds, tire.categoryId) &&
  holds(scope.sizeCodes, tire.sizeCode) &&
  !names(scope.exceptTireIds, tire.tireId) &&
  !names(scope.exceptBrandSlugs, tire.brandSlug);

// A loop, since it runs for each promotion of each tire in a list.
const linesInScope = ({ scope }: Promotion, { lines }: Occasion): readonly number[] => {
  const meant: number[] = [];
  lines.forEach(({ tire }, index) => {
    if (isInScope(scope, tire)) meant.push(index);
  });
  return meant;
};

/** Checks for enough tires in a promotion's scope. */
const amountMiss = (
  { conditions }: Promotion,
  { lines }: Occasion,
  meant: readonly number[],
): MissReason | null => {
  const has = meant.reduce((sum, index) => sum + (lines[index]?.quantity ?? 0), 0);
  if (has < conditions.minTires) return { kind: 'tooFewTires', needed: conditions.minTires, has };
  const neededInCents = conditions.minSubtotalInCents;
  const hasInCents = sumCents(meant.map((index) => lines[index]?.subtotalInCents ?? ZERO_CENTS));
  return neededInCents !== null && hasInCents < neededInCents
    ? { kind: 'subtotalTooLow', neededInCents, hasInCents }
    : null;
};

const couponMiss = ({ promotionId, needsCoupon }: Promotion, { coupon }: PriceContext): MissReason | null =>
  needsCoupon && coupon?.promotionId !== promotionId ? { kind: 'couponMissing' } : null;

/** Why a promotion doesn't apply to any cart there. */
const closedFor = (promotion: Promotion, place: PromotionPlace): MissReason | null =>
  windowMiss(promotion, place.context.at) ??
  couponMiss(promotion, place.context) ??
  shopperMiss(promotion.conditions, place.context) ??
  limitMiss(promotion, place.context) ??
  placeMiss(promotion.conditions, place);

/** False if a promotion can't apply to any cart of this shopper, moment and place, however it is paid. */
export const isOpenFor = (promotion: Promotion, place: PromotionPlace): boolean =>
  (closedFor(promotion, place) ?? unknownMiss(promotion.conditions, place.context)) === null;

/** Checks a promotion on an occasion as if it were the only one. Returns the lines it applies to, or the first reason it doesn't. */
export const eligibilityOf = (promotion: Promotion, occasion: Occasion): Eligibility => {
  const { context } = occasion;
  const { conditions } = promotion;
  const closed = closedFor(promotion, occasion);
  if (closed !== null) return { isEligible: false, reason: closed };
  const lines = linesInScope(promotion, occasion);
  if (lines.length === 0) return { isEligible: false, reason: { kind: 'otherTires' } };
  const reason =
    unknownMiss(conditions, context) ??
    choiceMiss(conditions, occasion) ??
    amountMiss(promotion, occasion, lines);
  return reason === null ? { isEligible: true, lines } : { isEligible: false, reason };
};
