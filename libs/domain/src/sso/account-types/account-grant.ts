import type { AccountTypeName } from './account-type.js';
import type { PriceGroup } from './price-group.js';

/** A sales-tax exemption, valid until its certificate ends. */
export interface TaxExemption {
  readonly certificate: string;
  /** The first moment the certificate is no longer valid. */
  readonly until: Date;
}

/** The terms of an account type for one account. */
export interface GrantTerms {
  readonly type: AccountTypeName;
  readonly companyName: string | null;
  readonly priceGroup: PriceGroup;
  readonly taxExemption: TaxExemption | null;
}

/** A type granted to an account from `since` until `until` (excluded; null without an end). */
export interface AccountGrant extends GrantTerms {
  readonly since: Date;
  readonly until: Date | null;
}

export const isGrantInForce = ({ since, until }: AccountGrant, now: Date): boolean =>
  since <= now && (until === null || now < until);

/** True if a colleague must agree before an account gets these terms: its own prices, or no sales tax. */
export const needsSecondAdmin = ({ priceGroup, taxExemption }: GrantTerms): boolean =>
  priceGroup !== 'retail' || taxExemption !== null;
