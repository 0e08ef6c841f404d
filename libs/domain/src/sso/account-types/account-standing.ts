import type { VerifiedGroup } from '../verification/index.js';
import { type AccountGrant, isGrantInForce } from './account-grant.js';
import { type AccountTypeName, type PriceLabel, priceLabelOf, rankedAccountTypes } from './account-type.js';
import type { PriceGroup } from './price-group.js';

/** What an account is and may at one moment. */
export interface AccountStanding {
  /** The one that decides its prices first; never empty. */
  readonly accountTypes: readonly [AccountTypeName, ...AccountTypeName[]];
  /** That of the first type. */
  readonly companyName: string | null;
  /** That of the first type. */
  readonly priceGroup: PriceGroup;
  readonly priceLabel: PriceLabel | null;
  /** Whether any certificate holds. */
  readonly isTaxExempt: boolean;
  readonly isCrewMember: boolean;
  /** Whether the account may send quotes to others; the sales tool's accounts alone. */
  readonly mayQuote: boolean;
  readonly verifiedGroups: readonly VerifiedGroup[];
}

interface AccountFacts {
  readonly grants: readonly AccountGrant[];
  readonly isCrewMember: boolean;
  /** Groups that were proved, each with the first moment at which the proof no longer counts. */
  readonly verifications: readonly { readonly group: VerifiedGroup; readonly until: Date }[];
}

/** What an account with these facts is at `now`: what has ended or has not begun counts for nothing. */
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
