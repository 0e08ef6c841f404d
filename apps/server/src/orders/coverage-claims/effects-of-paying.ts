import { formatMoney } from '@simpletread/domain';

import { amountOfClaim, type CoverageFacts } from './coverage-facts.js';
import type { CoverageClaimRecord } from './coverage-claim.reader.js';

/** The effects of approving a claim, one sentence each; none if nothing can be paid. */
export const effectsOfPaying = (facts: CoverageFacts, record: CoverageClaimRecord): string[] => {
  const amount = amountOfClaim(facts, record);
  if (!amount.ok) return [];
  const { quantity, kind } = record;
  const gift = `A ${formatMoney(amount.value)} gift card`;
  const tires = quantity === 1 ? 'Coverage of 1 tire ends.' : `Coverage of ${quantity} tires ends.`;
  return [
    facts.order.account_id === null
      ? `${gift} is emailed to the buyer with its code.`
      : `${gift} is added to the buyer’s account, and we email the buyer.`,
    ...(kind === 'replacement' ? [tires] : []),
    'The order’s payment isn’t refunded.',
  ];
};
