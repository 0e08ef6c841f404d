import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ok, refundsAlone, refuse, type Result } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import {
  type Approval,
  type ApprovalContext,
  type ApprovalHandler,
  ApprovalKinds,
  type ApprovalPreview,
  type EndedOtherwise,
} from '../../sso/index.js';
import { COVERAGE_CLAIM_APPROVED, COVERAGE_CLAIM_PAYMENT_DROPPED, staffActorOf } from '../order/index.js';
import { CoverageClaimReader } from './coverage-claim.reader.js';
import { CoverageClaimSteps } from './coverage-claim-steps.js';
import { amountOfClaim, checkClaim } from './coverage-facts.js';
import { CoverageFactsReader } from './coverage-facts.reader.js';
import { effectsOfPaying } from './effects-of-paying.js';
import { GrantCoverage, grantedWith } from './grant-coverage.js';

/** Pays a claim once a second person approves, exactly what they saw. Otherwise it can be answered anew. */
@Injectable()
export class CoverageClaimApproval implements ApprovalHandler, OnModuleInit {
  readonly kind = 'coverageClaim.pay';

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly reader: CoverageClaimReader,
    private readonly facts: CoverageFactsReader,
    private readonly steps: CoverageClaimSteps,
    private readonly grant: GrantCoverage,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  async preview({ subjectId }: Approval): Promise<ApprovalPreview> {
    const record = await this.reader.byId(subjectId);
    const facts = record === null ? null : await this.facts.byOrder(record.order_id);
    if (record === null || facts === null)
      return { effects: [], fault: { code: 'record.missing', data: {} } };
    const [left, amount] = [checkClaim(facts, record), amountOfClaim(facts, record)];
    if (!left.ok) return { effects: [], fault: left.fault };
    return amount.ok
      ? { effects: effectsOfPaying(facts, record), fault: null }
      : { effects: [], fault: amount.fault };
  }

  approve(
    tx: Transaction,
    { id, subjectId, amount, requestedByName }: Approval,
    { staff, requestId }: ApprovalContext,
  ): Promise<Result<unknown>> {
    const actorOf = () => staffActorOf({ staff, requestId, key: id });
    const request = { claimId: subjectId, version: null, types: [COVERAGE_CLAIM_APPROVED], actorOf };
    return this.steps.runIn(tx, request, async (_, locked, facts) => {
      const left = checkClaim(facts, locked.record);
      if (!left.ok) return left;
      const benefit = amountOfClaim(facts, locked.record);
      if (!benefit.ok) return benefit;
      if (locked.record.state !== 'awaitingApproval' || benefit.value !== amount)
        return refuse('record.stale');
      if (!refundsAlone(staff, grantedWith(facts, benefit.value))) return refuse('approval.beyondYou');
      return ok(await this.grant.run(tx, locked, benefit.value, { by: requestedByName, agreed: true }));
    });
  }

  async drop(
    tx: Transaction,
    { id, subjectId }: Approval,
    state: EndedOtherwise,
    context: ApprovalContext | null,
  ): Promise<void> {
    const locked = await this.steps.lock(tx, subjectId);
    if (locked?.record.state !== 'awaitingApproval') return;
    const actor = context === null ? null : staffActorOf({ ...context, key: id });
    const step = {
      event: 'sendBack',
      type: COVERAGE_CLAIM_PAYMENT_DROPPED,
      action: 'coverageClaim.sendBack',
    } as const;
    await this.steps.apply(tx, locked, { ...step, data: { state } }, actor);
  }
}
