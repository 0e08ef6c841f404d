import type { Cents } from '../../money/index.js';
import type { AccountTypeName, PriceGroup, VerifiedGroup } from '../../sso/index.js';

/** The kinds of discount, with the product's names [R3.12]. */
export const DISCOUNT_TYPES = ['Flat Amount', 'Buy3Get1', 'Free', 'Percentage'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** The targets of a discount. */
export const DISCOUNT_TARGETS = ['tires', 'installation', 'coverage'] as const;
export type DiscountTarget = (typeof DISCOUNT_TARGETS)[number];

/** The units of a flat amount; a set is the number of tires the promotion needs. */
export const FLAT_AMOUNT_UNITS = ['cart', 'tire', 'set'] as const;
export type FlatAmountUnit = (typeof FLAT_AMOUNT_UNITS)[number];

/** A promotion's benefit. Percentages apply to what earlier promotions left. */
export type PromotionBenefit =
  | {
      readonly type: 'Flat Amount';
      readonly target: DiscountTarget;
      readonly amountInCents: Cents;
      readonly unit: FlatAmountUnit;
    }
  | {
      readonly type: 'Percentage';
      readonly target: DiscountTarget;
      /** Parts per million, above 0, at most 1,000,000. */
      readonly ratePpm: number;
      /** The maximum for a cart. */
      readonly capInCents: Cents | null;
    }
  /** The cheapest of every four tires in scope is free. */
  | { readonly type: 'Buy3Get1'; readonly target: 'tires' }
  | { readonly type: 'Free'; readonly target: 'installation' | 'coverage' };

/** A promotion's tires: those that match every non-empty list. All lists empty means every tire. */
export interface PromotionScope {
  readonly tireIds: readonly string[];
  /** Product lines. */
  readonly lineIds: readonly string[];
  readonly brandSlugs: readonly string[];
  readonly categoryIds: readonly number[];
  readonly sizeCodes: readonly string[];
  /** Excluded even if a list above includes them. */
  readonly exceptTireIds: readonly string[];
  readonly exceptBrandSlugs: readonly string[];
}

/** A promotion's conditions. An empty list and a null require nothing. */
export interface PromotionConditions {
  /** Tires in scope, at least 1. A deal requires at least its stated quantity [R5.14]. */
  readonly minTires: number;
  /** Of the tires in scope, at their own prices. */
  readonly minSubtotalInCents: Cents | null;
  readonly accountTypes: readonly AccountTypeName[];
  readonly priceGroups: readonly PriceGroup[];
  readonly verifiedGroups: readonly VerifiedGroup[];
  readonly isCrewOnly: boolean;
  readonly isFirstOrderOnly: boolean;
  /** ZIP code prefixes, one to five digits. */
  readonly zipPrefixes: readonly string[];
  /** Two-letter state codes. */
  readonly states: readonly string[];
  readonly paymentMethods: readonly string[];
  readonly vehicles: readonly PromotionVehicle[];
  readonly needsInstallation: boolean;
}

/** A null model or year matches all. */
export interface PromotionVehicle {
  readonly makeSlug: string;
  readonly modelSlug: string | null;
  readonly fromYear: number | null;
  readonly toYear: number | null;
}

/** The ways a promotion combines: with other stackable ones, with none but those that always apply, or with everything. */
export const STACKINGS = ['stackable', 'exclusive', 'always'] as const;
export type Stacking = (typeof STACKINGS)[number];

export interface PromotionLimits {
  /** The number of orders that may use it; null for no limit. */
  readonly uses: number | null;
  readonly usesPerCustomer: number | null;
  /** The most it may take off in total. */
  readonly budgetInCents: Cents | null;
}

/** A promotion's use of its limits so far. */
export interface PromotionUse {
  readonly uses: number;
  readonly spentInCents: Cents;
}

/** A promotion, as the price engine uses it. */
export interface Promotion {
  readonly promotionId: string;
  /** The receipt name: `Black Friday: $100 off 4 Michelin tires`. */
  readonly name: string;
  readonly benefit: PromotionBenefit;
  readonly scope: PromotionScope;
  readonly conditions: PromotionConditions;
  /** First moment it applies; null for always. */
  readonly startsAt: Date | null;
  /** First moment it no longer applies; null for no end. */
  readonly endsAt: Date | null;
  /** True if it needs a code; otherwise it applies automatically. */
  readonly needsCoupon: boolean;
  /** Lower goes first: within an exclusivity group, and in the order of discounts. */
  readonly priority: number;
  /** Only the first promotion of a group applies; null means no group. */
  readonly exclusivityGroup: string | null;
  readonly stacking: Stacking;
  readonly limits: PromotionLimits;
  readonly use: PromotionUse;
  /** True if road hazard coverage of its tires is free with it (the spec's linkToTRCProm). */
  readonly isCoverageLinked: boolean;
}

/** A scope of every tire. */
export const EVERY_TIRE: PromotionScope = {
  tireIds: [],
  lineIds: [],
  brandSlugs: [],
  categoryIds: [],
  sizeCodes: [],
  exceptTireIds: [],
  exceptBrandSlugs: [],
};

/** Conditions that require one tire and nothing else. */
export const NO_CONDITIONS: PromotionConditions = {
  minTires: 1,
  minSubtotalInCents: null,
  accountTypes: [],
  priceGroups: [],
  verifiedGroups: [],
  isCrewOnly: false,
  isFirstOrderOnly: false,
  zipPrefixes: [],
  states: [],
  paymentMethods: [],
  vehicles: [],
  needsInstallation: false,
};

/** No limits. */
export const NO_LIMITS: PromotionLimits = { uses: null, usesPerCustomer: null, budgetInCents: null };
