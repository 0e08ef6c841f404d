import type { AccountTypeName, PriceGroup, VerifiedGroup } from '../../sso/index.js';

/** The buyer, as far as prices depend on them. Taken from the account's rows, never from the request. */
export interface PriceShopper {
  readonly priceGroup: PriceGroup;
  readonly accountTypes: readonly AccountTypeName[];
  readonly isCrewMember: boolean;
  readonly verifiedGroups: readonly VerifiedGroup[];
  readonly isTaxExempt: boolean;
  /** Null if unknown, as for a guest without an email address. */
  readonly isFirstOrder: boolean | null;
  /** This customer's uses of promotions, by id; missing means none. */
  readonly uses: ReadonlyMap<string, number>;
}

/** The vehicle the tires are for. */
export interface PricedVehicle {
  readonly year: number;
  readonly makeSlug: string;
  readonly modelSlug: string;
}

/** Everything besides tires, installation and destination that affects a price. */
export interface PriceContext {
  /** The moment of the price; windows of promotions and price lists are compared with it. */
  readonly at: Date;
  readonly shopper: PriceShopper;
  /** Five digits; null until known. */
  readonly zip: string | null;
  /** Null until the shopper chooses one. */
  readonly paymentMethod: string | null;
  /** The promotion of the shopper's code; a cart has at most one code [R5.23]. */
  readonly coupon: { readonly code: string; readonly promotionId: string } | null;
  readonly vehicle: PricedVehicle | null;
}

/** Any visitor who is not signed in. */
export const GUEST: PriceShopper = {
  priceGroup: 'retail',
  accountTypes: ['Retail'],
  isCrewMember: false,
  verifiedGroups: [],
  isTaxExempt: false,
  isFirstOrder: null,
  uses: new Map(),
};

/** Returns a guest's context at `at`, without further facts. */
export const guestContext = (at: Date): PriceContext => ({
  at,
  shopper: GUEST,
  zip: null,
  paymentMethod: null,
  coupon: null,
  vehicle: null,
});
