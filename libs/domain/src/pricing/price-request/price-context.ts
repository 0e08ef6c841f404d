import type { AccountTypeName, PriceGroup, VerifiedGroup } from '../../sso/index.js';

/** A company that an account buys for, as far as its prices depend on it. */
export interface BuyingCompany {
  readonly name: string;
  /** Its certificates that are valid at the moment of the price, at most one for each state. */
  readonly certificates: readonly CompanyCertificate[];
  /** True if it ever gave us any, also one that has ended or was withdrawn. */
  readonly hasCertificates: boolean;
}

export interface CompanyCertificate {
  readonly certificateId: string;
  /** Two-letter code. */
  readonly state: string;
  readonly number: string;
}

/** The buyer, as far as prices depend on them. Taken from the account's rows, never from the request. */
export interface PriceShopper {
  readonly priceGroup: PriceGroup;
  readonly accountTypes: readonly AccountTypeName[];
  readonly isCrewMember: boolean;
  readonly verifiedGroups: readonly VerifiedGroup[];
  /** True if the account's own certificate exempts it from sales tax, in every state. Without effect for the buyers of a company. */
  readonly isTaxExempt: boolean;
  /** The company that it buys for, whose certificates alone exempt it; missing for most. */
  readonly company?: BuyingCompany | undefined;
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
