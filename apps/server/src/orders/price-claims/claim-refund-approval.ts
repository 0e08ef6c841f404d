import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ok, refundsAlone, refuse, type Result } from '@simpletread/domain';

import { Database, type Transaction } from '../../platform/database/index.js';
import {
  type Approval,
  type ApprovalContext,
  type ApprovalHandler,
  ApprovalKinds,
  type ApprovalPreview,
  type EndedOtherwise,
} from '../../sso/index.js';
import {
  OrderReader,
  PRICE_CLAIM_REFUND_DROPPED,
  PRICE_CLAIM_SETTLED,
  staffActorOf,
} from '../order/index.js';
import { RefundRepository } from '../refunds/index.js';
import { lineOf, planLineClaim, refundedWith } from './plan-order-price-claim.js';
import { PriceClaimReader } from './price-claim.reader.js';
import { PriceClaimSteps } from './price-claim-steps.js';
import { RecordClaimRefund } from './record-claim-refund.js';

/** Refunds a claim once a second person approves, for exactly the amount they saw. Otherwise it can be answered anew. */
@Injectable()
export class ClaimRefundApproval implements ApprovalHandler, OnModuleInit {
  readonly kind = 'priceClaim.refund';

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly database: Database,
    private readonly orders: OrderReader,
    private readonly reader: PriceClaimReader,
    private readonly refunds: RefundRepository,
    private readonly steps: PriceClaimSteps,
    private readonly record: RecordClaimRefund,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  async preview({ subjectId }: Approval): Promise<ApprovalPreview> {
    const record = await this.reader.byId(subjectId);
    const order = record === null ? null : await this.orders.byId(record.order_id);
    if (record === null || order === null)
      return { effects: [], fault: { code: 'record.missing', data: {} } };
    const committed = await this.refunds.committed(this.database, order.id);
    const plan = planLineClaim(order, lineOf(order, record), record.price_per_tire_in_cents, committed);
    return plan.ok ? { effects: plan.value.effects, fault: null } : { effects: [], fault: plan.fault };
  }

  approve(
    tx: Transaction,
    { id, subjectId, amount, requestedByName }: Approval,
    { staff, requestId }: ApprovalContext,
  ): Promise<Result<unknown>> {
    const actorOf = () => staffActorOf({ staff, requestId, key: id });
    const request = { claimId: subjectId, version: null, types: [PRICE_CLAIM_SETTLED], actorOf };
    return this.steps.runIn(tx, request, async (_, locked) => {
      const { order, record } = locked;
      const committed = await this.refunds.committed(tx, order.id);
      const plan = planLineClaim(order, lineOf(order, record), record.price_per_tire_in_cents, committed);
      if (!plan.ok) return plan;
      if (record.state !== 'awaitingApproval' || plan.value.refundInCents !== amount)
        return refuse('record.stale');
      if (!refundsAlone(staff, refundedWith(committed, plan.value))) return refuse('approval.beyondYou');
      return ok(await this.record.run(tx, locked, plan.value, { by: requestedByName, agreed: true }));
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
      type: PRICE_CLAIM_REFUND_DROPPED,
      action: 'priceClaim.sendBack',
    } as const;
    await this.steps.apply(tx, locked, { ...step, data: { state } }, actor);
  }
}
