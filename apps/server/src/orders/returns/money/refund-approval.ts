import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ok, refundsAlone, refuse, type Result } from '@simpletread/domain';

import {
  type Approval,
  type ApprovalContext,
  type ApprovalHandler,
  ApprovalKinds,
  type ApprovalPreview,
  type EndedOtherwise,
} from '../../../sso/index.js';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { OrderReader, RETURN_REFUND_DROPPED, RETURN_SETTLED, staffActorOf } from '../../order/index.js';
import { RefundRepository } from '../../refunds/index.js';
import { refundHold } from '../exchange/refund-hold.js';
import { LockRightSize } from './lock-right-size.js';
import { planOrderReturn, refundedWith } from './plan-order-return.js';
import { RecordSettlement } from './record-settlement.js';
import { ReturnReader } from '../return.reader.js';
import { ReturnSteps } from '../return-steps.js';

/** Refunds a return once a second person approves, for exactly the amount they saw. Otherwise it can be settled anew. */
@Injectable()
export class ReturnRefundApproval implements ApprovalHandler, OnModuleInit {
  readonly kind = 'return.refund';

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly database: Database,
    private readonly orders: OrderReader,
    private readonly reader: ReturnReader,
    private readonly refunds: RefundRepository,
    private readonly steps: ReturnSteps,
    private readonly record: RecordSettlement,
    private readonly lock: LockRightSize,
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
    const { effects } = planOrderReturn(order, record, committed);
    return { effects, fault: refundHold(record, order.read_at) };
  }

  approve(
    tx: Transaction,
    { id, subjectId, amount, reason, requestedByName }: Approval,
    { staff, requestId }: ApprovalContext,
  ): Promise<Result<unknown>> {
    const actorOf = () => staffActorOf({ staff, requestId, key: id });
    const request = { returnId: subjectId, version: null, types: [RETURN_SETTLED], actorOf };
    return this.steps.runIn(tx, request, async (_, seen) => {
      const kept = await this.lock.run(tx, seen);
      if (!kept.ok) return kept;
      const locked = kept.value;
      const { order, record } = locked;
      const committed = await this.refunds.committed(tx, order.id);
      const plan = planOrderReturn(order, record, committed);
      if (record.state !== 'awaitingApproval' || plan.refundInCents !== amount) return refuse('record.stale');
      if (!refundsAlone(staff, refundedWith(committed, plan))) return refuse('approval.beyondYou');
      return ok(await this.record.run(tx, locked, plan, { note: reason, by: requestedByName, agreed: true }));
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
    const step = { event: 'sendBack', type: RETURN_REFUND_DROPPED, action: 'return.sendBack' } as const;
    await this.steps.apply(tx, locked, { ...step, data: { state } }, actor);
  }
}
