import type { AdminCoverageClaim } from '@simpletread/contract';
import {
  type Cents,
  COVERAGE_CLAIMS_TO_ANSWER,
  coverageClaimMachine,
  coverageClaimStateWord,
  formatMoney,
  may,
  type Result,
  transition,
} from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import type { CoverageClaimRecord } from '../coverage-claim.reader.js';
import { needsProof } from '../coverage-claim-view.js';

type Action = AdminCoverageClaim['actions'][number];

const LABELS = { approve: 'Approve and pay', ask: 'Ask the buyer for more', deny: 'Deny' } as const;

/** A claim as its actions are decided. */
export interface ActedClaim {
  readonly record: CoverageClaimRecord;
  /** The payment of approving it, or why there is none. */
  readonly payable: Result<Cents>;
  /** True if the viewer needs no colleague to pay it. */
  readonly isAlone: boolean;
}

const whyNot = ({ record, payable }: ActedClaim, id: Action['id']): string | null => {
  const { state } = record;
  const isPossible =
    id === 'approve'
      ? COVERAGE_CLAIMS_TO_ANSWER.includes(state)
      : transition(coverageClaimMachine, state, id).ok;
  if (!isPossible) return `Nothing to do now: ${coverageClaimStateWord(state, 'staff')}.`;
  if (id !== 'approve') return null;
  if (needsProof(record)) return 'The buyer hasn’t sent a picture yet.';
  return payable.ok
    ? null
    : 'There’s nothing left to pay: these tires were returned, replaced or are in another claim.';
};

const consequence = ({ payable, isAlone }: ActedClaim, id: Action['id'], limit: Cents): string => {
  if (id === 'ask') return 'The buyer gets your question by email, and the claim waits for the answer.';
  if (id === 'deny') return 'The buyer gets your reason by email.';
  const amount = payable.ok ? formatMoney(payable.value) : '';
  return isAlone
    ? `The buyer gets a ${amount} gift card.`
    : `The buyer gets a ${amount} gift card once a second person approves it. It is over your ${formatMoney(limit)} limit.`;
};

/** The actions of staff on a claim, or why they aren't possible, in plain words. */
export const coverageActionsFor = (claim: ActedClaim, viewer: StaffPrincipal): Action[] =>
  (['approve', 'ask', 'deny'] as const).map((id) => {
    const base = { id, label: LABELS[id] };
    if (!may(viewer, 'claims.handle'))
      return { ...base, isAllowed: false, reason: 'Your role can’t handle claims.' };
    const reason = whyNot(claim, id);
    return reason === null
      ? { ...base, isAllowed: true, reason: consequence(claim, id, viewer.refundLimit) }
      : { ...base, isAllowed: false, reason };
  });
