import type { VerifiedGroup } from '../verification/index.js';
import { type AccountGrant, isGrantInForce } from './account-grant.js';
import { type AccountTypeName, type PriceLabel, priceLabelOf, rankedAccountTypes } from './account-type.js';
import type { PriceGroup } from './price-group.js';

/** An account's types and rights at one moment. */
export interface AccountStanding {
  /** The type that decides its prices is first; never empty. */
  readonly accountTypes: readonly [AccountTypeName, ...AccountTypeName[]];
  /** The first type's company. */
  readonly companyName: string | null;
  /** The first type's price group. */
  readonly priceGroup: PriceGroup;
  readonly priceLabel: PriceLabel | null;
  /** True if any certificate is valid. */
  readonly isTaxExempt: boolean;
  readonly isCrewMember: boolean;
  /** True if the account may send quotes to others; only sales-tool accounts may. */
  readonly mayQuote: boolean;
  readonly verifiedGroups: readonly VerifiedGroup[];
}

interface AccountFacts {
  readonly grants: readonly AccountGrant[];
  readonly isCrewMember: boolean;
  /** Verified groups, each with the first moment it is no longer valid. */
  readonly verifications: readonly { readonly group: VerifiedGroup; readonly until: Date }[];
}

/** Returns an account's standing at `now`. Expired and future grants are ignored. */
export const accountStanding = (
  { grants, isCrewMember, verifications }: AccountFacts,
  now: Date,
): AccountStanding => {
  const inForce = grants.filter((grant) => isGrantInForce(grant, now));
  const accountTypes = rankedAccountTypes(inForce.map(({ type }) => type));
  const first = inForce.find(({ type }) => type === accountTypes[0]);
  return {
    accountTypes,
    companyName: first?.companyName ?? null,
    priceGroup: first?.priceGroup ?? 'retail',
    priceLabel: priceLabelOf(accountTypes, isCrewMember),
    isTaxExempt: inForce.some(({ taxExemption }) => taxExemption !== null && now < taxExemption.until),
    isCrewMember,
    mayQuote: accountTypes.includes('Sales Tool'),
    verifiedGroups: verifications.filter(({ until }) => now < until).map(({ group }) => group),
  };
};
