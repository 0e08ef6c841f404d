import { Injectable, type OnModuleInit } from '@nestjs/common';
import { orderChange } from '@simpletread/contract';
import { refundsAlone, refuse, type Result } from '@simpletread/domain';

import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import {
  type Approval,
  type ApprovalContext,
  type ApprovalHandler,
  ApprovalKinds,
  type ApprovalPreview,
  type EndedOtherwise,
} from '../../sso/index.js';
import { OrderRepository, OrderTrail, REMOVAL_DROPPED, staffActorOf } from '../order/index.js';
import { MakeChange } from './make-change.js';
import { PlanChange, type PlannedChange } from './plan-change.js';

/** Removes tires once a second person approves, for exactly the amount they saw. Otherwise the order ships as it is. */
@Injectable()
export class RemovalApproval implements ApprovalHandler, OnModuleInit {
  readonly kind = 'order.removeTires';

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly database: Database,
    private readonly orders: OrderRepository,
    private readonly plan: PlanChange,
    private readonly make: MakeChange,
    private readonly trail: OrderTrail,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  async preview(approval: Approval): Promise<ApprovalPreview> {
    const planned = await this.planned(this.database, approval);
    return planned.ok
      ? { effects: planned.value.preview.effects, fault: null }
      : { effects: [], fault: planned.fault };
  }

  async approve(
    tx: Transaction,
    approval: Approval,
    { staff, requestId }: ApprovalContext,
  ): Promise<Result<unknown>> {
    const { id, subjectId: orderId, amount, reason, requestedByName } = approval;
    if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
    const planned = await this.planned(tx, approval);
    if (!planned.ok) return planned;
    const { order, preview } = planned.value;
    const { removal } = preview;
    if (order.cancel_requested_at === null || removal?.refundInCents !== amount)
      return refuse('record.stale');
    if (!refundsAlone(staff, removal.refundedInCents)) return refuse('approval.beyondYou');
    await this.orders.waitForApproval(tx, orderId, null);
    const cause = { reason, requestedBy: requestedByName };
    return this.make.run(tx, planned.value, cause, staffActorOf({ staff, requestId, key: id }));
  }

  async drop(
    tx: Transaction,
    { subjectId: orderId }: Approval,
    state: EndedOtherwise,
    context: ApprovalContext | null,
  ): Promise<void> {
    if (!(await this.orders.lock(tx, orderId))) return;
    await this.orders.waitForApproval(tx, orderId, null);
    await this.trail.record(tx, {
      orderId,
      at: await tx.now(),
      type: REMOVAL_DROPPED,
      ...(context === null ? { actorKind: 'system' } : { actorKind: 'staff', actorName: context.staff.name }),
      data: { state },
      payload: {},
    });
  }

  private async planned(db: SqlRunner, { subjectId, payload }: Approval): Promise<Result<PlannedChange>> {
    const change = orderChange.safeParse('change' in payload ? payload.change : null);
    return change.success ? this.plan.run(db, subjectId, change.data, 'agreed') : refuse('record.stale');
  }
}
