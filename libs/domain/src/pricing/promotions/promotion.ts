import type { Cents } from '../../money/index.js';
import type { AccountTypeName, PriceGroup, VerifiedGroup } from '../../sso/index.js';

/** The kinds of discount, as the product names them [R3.12]. */
export const DISCOUNT_TYPES = ['Flat Amount', 'Buy3Get1', 'Free', 'Percentage'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** What a promotion takes its discount off. */
export const DISCOUNT_TARGETS = ['tires', 'installation', 'coverage'] as const;
export type DiscountTarget = (typeof DISCOUNT_TARGETS)[number];

/** What a flat amount is counted by; a set is as many tires as the promotion needs. */
export const FLAT_AMOUNT_UNITS = ['cart', 'tire', 'set'] as const;
export type FlatAmountUnit = (typeof FLAT_AMOUNT_UNITS)[number];

/** What a promotion gives. Percentages are of what earlier promotions left. */
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
      /** The most that it may come to for a cart. */
      readonly capInCents: Cents | null;
    }
  /** Of every four tires in scope the cheapest is free. */
  | { readonly type: 'Buy3Get1'; readonly target: 'tires' }
  | { readonly type: 'Free'; readonly target: 'installation' | 'coverage' };

/** The tires that a promotion is for: those that satisfy every list that is not empty. All empty means every tire. */
export interface PromotionScope {
  readonly tireIds: readonly string[];
  /** Product lines. */
  readonly lineIds: readonly string[];
  readonly brandSlugs: readonly string[];
  readonly categoryIds: readonly number[];
  readonly sizeCodes: readonly string[];
  /** Left out although a list above has them. */
  readonly exceptTireIds: readonly string[];
  readonly exceptBrandSlugs: readonly string[];
}

/** When and for whom a promotion is. An empty list and a null ask for nothing. */
export interface PromotionConditions {
  /** Tires in scope, at least 1. A deal needs at least its stated quantity [R5.14]. */
  readonly minTires: number;
  /** Of the tires in scope, at their own prices. */
  readonly minSubtotalInCents: Cents | null;
  readonly accountTypes: readonly AccountTypeName[];
  readonly priceGroups: readonly PriceGroup[];
  readonly verifiedGroups: readonly VerifiedGroup[];
  readonly isCrewOnly: boolean;
  readonly isFirstOrderOnly: boolean;
  /** Beginnings of ZIP codes, one to five digits. */
  readonly zipPrefixes: readonly string[];
  /** Two-letter codes of states. */
  readonly states: readonly string[];
  readonly paymentMethods: readonly string[];
  readonly vehicles: readonly PromotionVehicle[];
  readonly needsInstallation: boolean;
}

/** Null model and years stand for all. */
export interface PromotionVehicle {
  readonly makeSlug: string;
  readonly modelSlug: string | null;
  readonly fromYear: number | null;
  readonly toYear: number | null;
}

/** With what a promotion goes together: with others, with none but those that always apply, or with everything. */
export const STACKINGS = ['stackable', 'exclusive', 'always'] as const;
export type Stacking = (typeof STACKINGS)[number];

export interface PromotionLimits {
  /** Orders that may use it; null for any number. */
  readonly uses: number | null;
  readonly usesPerCustomer: number | null;
  /** All it may ever take off. */
  readonly budgetInCents: Cents | null;
}

/** How far a promotion's limits are used up. */
export interface PromotionUse {
  readonly uses: number;
  readonly spentInCents: Cents;
}

/** A promotion as it is priced with. */
export interface Promotion {
  readonly promotionId: string;
  /** As on a receipt: `Black Friday: $100 off 4 Michelin tires`. */
  readonly name: string;
  readonly benefit: PromotionBenefit;
  readonly scope: PromotionScope;
  readonly conditions: PromotionConditions;
  /** First moment that it counts at; null for always. */
  readonly startsAt: Date | null;
  /** First moment that it no longer counts at; null for no end. */
  readonly endsAt: Date | null;
  /** Whether it wants a code; a promotion without one applies by itself. */
  readonly needsCoupon: boolean;
  /** Lower goes first: of an exclusivity group, and in the order of discounts. */
  readonly priority: number;
  /** Of one group the first alone applies; null stands for none. */
  readonly exclusivityGroup: string | null;
  readonly stacking: Stacking;
  readonly limits: PromotionLimits;
  readonly use: PromotionUse;
  /** Whether road hazard coverage of its tires is free with it (the spec's linkToTRCProm). */
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

/** Conditions that ask for one tire and nothing else. */
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

/** Limits of nothing. */
export const NO_LIMITS: PromotionLimits = { uses: null, usesPerCustomer: null, budgetInCents: null };
