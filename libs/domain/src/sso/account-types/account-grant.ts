import type { AccountTypeName } from './account-type.js';
import type { PriceGroup } from './price-group.js';

/** Sales tax is not owed by whoever holds a certificate, until it ends. */
export interface TaxExemption {
  readonly certificate: string;
  /** The first moment at which the certificate no longer holds. */
  readonly until: Date;
}

/** What giving an account a type gives it. */
export interface GrantTerms {
  readonly type: AccountTypeName;
  readonly companyName: string | null;
  readonly priceGroup: PriceGroup;
  readonly taxExemption: TaxExemption | null;
}

/** A type that an account was given, from `since` up to `until` (excluded; null without an end). */
export interface AccountGrant extends GrantTerms {
  readonly since: Date;
  readonly until: Date | null;
}

export const isGrantInForce = ({ since, until }: AccountGrant, now: Date): boolean =>
  since <= now && (until === null || now < until);

/** Whether a colleague has to agree before somebody gives an account these terms: prices of its own, or no sales tax. */
export const needsSecondAdmin = ({ priceGroup, taxExemption }: GrantTerms): boolean =>
  priceGroup !== 'retail' || taxExemption !== null;
