import type { AccountStandingReply } from '@simpletread/contract';
import { type AccountStanding, eventAccountType, priceGreeting } from '@simpletread/domain';

import type { VerifiedGroupProof } from '../verification/index.js';

/** An account's standing as shown to its customer. */
export const standingReply = (
  standing: AccountStanding,
  firstName: string,
  proofs: readonly VerifiedGroupProof[],
): AccountStandingReply => {
  const { accountTypes, companyName, priceLabel } = standing;
  return {
    accountTypes: accountTypes.map((name) => ({ name })),
    accountTypeCompany: companyName === null ? null : { companyName },
    priceGroup: standing.priceGroup,
    priceLabel,
    greeting: priceGreeting(firstName, priceLabel),
    isTaxExempt: standing.isTaxExempt,
    isCrewMember: standing.isCrewMember,
    mayQuote: standing.mayQuote,
    verifications: proofs
      .filter(({ group }) => standing.verifiedGroups.includes(group))
      .map(({ group, until }) => ({ group, until: until.toISOString() })),
    analyticsAccountType: eventAccountType(accountTypes),
  };
};
