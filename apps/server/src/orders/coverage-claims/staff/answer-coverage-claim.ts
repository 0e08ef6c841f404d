import { Injectable } from '@nestjs/common';
import {
  type Cents,
  COVERAGE_CLAIMS_TO_ANSWER,
  coverageClaimKindText,
  formatCoverageClaimNumber,
  formatMoney,
  ok,
  refundsAlone,
  refuse,
  type Result,
} from '@simpletread/domain';

import type { Transaction } from '../../../platform/database/index.js';
import { Approvals } from '../../../sso/index.js';
import {
  COVERAGE_CLAIM_APPROVED,
  COVERAGE_CLAIM_ASKED,
  COVERAGE_CLAIM_DENIED,
  COVERAGE_CLAIM_PAYMENT_ASKED,
  type KeyedStaffContext,
  staffActorOf,
} from '../../order/index.js';
import {
  CoverageClaimSteps,
  type CoverageClaimStep,
  type LockedCoverageClaim,
} from '../coverage-claim-steps.js';
import { needsProof } from '../coverage-claim-view.js';
import { amountOfClaim, checkClaim } from '../coverage-facts.js';
import { GrantCoverage, grantedWith } from '../grant-coverage.js';

export interface SeenCoverageClaim {
  readonly claimId: string;
  readonly version: number;
}

/**
 * The answers of staff to a claim. A payment that takes those of its order over what its agent pays alone becomes a request for a second
 * person, and the claim waits.
 */
@Injectable()
export class AnswerCoverageClaim {
  constructor(
    private readonly steps: CoverageClaimSteps,
    private readonly grant: GrantCoverage,
    private readonly approvals: Approvals,
  ) {}

  approve(
    { claimId, version }: SeenCoverageClaim,
    expectedAmountInCents: Cents,
    context: KeyedStaffContext,
  ): Promise<Result<null>> {
    const types = [COVERAGE_CLAIM_APPROVED, COVERAGE_CLAIM_PAYMENT_ASKED];
    const request = { claimId, version, types, actorOf: () => staffActorOf(context) };
    return this.steps.run(request, async (tx, locked, facts) => {
      const { record } = locked;
      const { state } = record;
      if (!COVERAGE_CLAIMS_TO_ANSWER.includes(state)) return refuse('order.transitionRefused', { state });
      if (needsProof(record)) return refuse('coverageClaim.proofMissing');
      const left = checkClaim(facts, record);
      if (!left.ok) return left;
      const amount = amountOfClaim(facts, record);
      if (!amount.ok) return amount;
      if (amount.value !== expectedAmountInCents) return refuse('record.stale');
      return refundsAlone(context.staff, grantedWith(facts, amount.value))
        ? ok(await this.grant.run(tx, locked, amount.value, { by: context.staff.name, agreed: true }))
        : this.askColleague(tx, locked, amount.value, context);
    });
  }

  ask(
    { claimId, version }: SeenCoverageClaim,
    question: string,
    context: KeyedStaffContext,
  ): Promise<Result<null>> {
    const type = COVERAGE_CLAIM_ASKED;
    const request = { claimId, version, types: [type], actorOf: () => staffActorOf(context) };
    const change = { question, answer: null, our_turn_since: null };
    const step = {
      event: 'ask',
      type,
      action: 'coverageClaim.ask',
      change,
      data: { text: question },
    } as const;
    return this.steps.run(request, () => Promise.resolve(ok(step)));
  }

  deny(
    { claimId, version }: SeenCoverageClaim,
    reason: string,
    context: KeyedStaffContext,
  ): Promise<Result<null>> {
    const type = COVERAGE_CLAIM_DENIED;
    const request = { claimId, version, types: [type], actorOf: () => staffActorOf(context) };
    return this.steps.run(request, (_, { order }) => {
      const decided = { decided_at: order.read_at, decided_by: context.staff.name };
      const change = { ...decided, denial_reason: reason, our_turn_since: null };
      return Promise.resolve(
        ok({ event: 'deny', type, action: 'coverageClaim.deny', change, data: { reason } }),
      );
    });
  }

  private async askColleague(
    tx: Transaction,
    { record }: LockedCoverageClaim,
    amountInCents: Cents,
    { staff, requestId }: KeyedStaffContext,
  ): Promise<Result<CoverageClaimStep>> {
    const claimNumber = formatCoverageClaimNumber(record.number);
    const requested = await this.approvals.request(
      tx,
      {
        kind: 'coverageClaim.pay',
        subjectType: 'coverageClaim',
        subjectId: record.id,
        subjectLabel: claimNumber,
        summary: `Pay ${formatMoney(amountInCents)} for coverage claim ${claimNumber} as a gift card`,
        amount: amountInCents,
        grants: [],
        concerns: null,
        payload: {},
        reason: coverageClaimKindText(record.kind),
      },
      { staff, requestId },
    );
    if (!requested.ok) return requested;
    const data = { amountInCents, approvalId: requested.value.id };
    return ok({
      event: 'askApproval',
      type: COVERAGE_CLAIM_PAYMENT_ASKED,
      action: 'coverageClaim.askApproval',
      data,
    });
  }
}
