import type { AccountTypeName, PriceGroup, VerifiedGroup } from '../../sso/index.js';

/** Who buys, as far as prices hang on it. It comes from the account's own rows, never from what a request says. */
export interface PriceShopper {
  readonly priceGroup: PriceGroup;
  readonly accountTypes: readonly AccountTypeName[];
  readonly isCrewMember: boolean;
  readonly verifiedGroups: readonly VerifiedGroup[];
  readonly isTaxExempt: boolean;
  /** Null while nobody can say, as of a guest without an e-mail address. */
  readonly isFirstOrder: boolean | null;
  /** How often this customer has used a promotion, by its id; what is missing was never used. */
  readonly uses: ReadonlyMap<string, number>;
}

/** The vehicle that tires are bought for. */
export interface PricedVehicle {
  readonly year: number;
  readonly makeSlug: string;
  readonly modelSlug: string;
}

/** Everything besides tires, installation and destination that a price hangs on. */
export interface PriceContext {
  /** The moment of the price; windows of promotions and price lists are held against it. */
  readonly at: Date;
  readonly shopper: PriceShopper;
  /** Five digits; null until it is known. */
  readonly zip: string | null;
  /** Null until the shopper has chosen one. */
  readonly paymentMethod: string | null;
  /** The promotion that the shopper's code belongs to; a cart has one code at most [R5.23]. */
  readonly coupon: { readonly code: string; readonly promotionId: string } | null;
  readonly vehicle: PricedVehicle | null;
}

/** Anybody who is not signed in. */
export const GUEST: PriceShopper = {
  priceGroup: 'retail',
  accountTypes: ['Retail'],
  isCrewMember: false,
  verifiedGroups: [],
  isTaxExempt: false,
  isFirstOrder: null,
  uses: new Map(),
};

/** A guest at `at` who has told nothing yet. */
export const guestContext = (at: Date): PriceContext => ({
  at,
  shopper: GUEST,
  zip: null,
  paymentMethod: null,
  coupon: null,
  vehicle: null,
});
