import { Injectable, type OnModuleInit } from '@nestjs/common';
import { refundsAlone, refuse, type Result } from '@simpletread/domain';

import {
  type Approval,
  type ApprovalContext,
  type ApprovalHandler,
  ApprovalKinds,
  type ApprovalPreview,
  type EndedOtherwise,
} from '../../sso/index.js';
import { Database, type Transaction } from '../../platform/database/index.js';
import { CANCELLATION_DROPPED, OrderRepository, OrderTrail, staffActorOf } from '../order/index.js';
import { LoadCancellation } from './load-cancellation.js';
import { RecordCancellation } from './record-cancellation.js';

/** Cancels an order once a second person approves, for exactly the amount they saw. Otherwise lets it ship. */
@Injectable()
export class CancellationApproval implements ApprovalHandler, OnModuleInit {
  readonly kind = 'order.cancel';

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly database: Database,
    private readonly orders: OrderRepository,
    private readonly load: LoadCancellation,
    private readonly record: RecordCancellation,
    private readonly trail: OrderTrail,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  async preview({ subjectId }: Approval): Promise<ApprovalPreview> {
    const possible = await this.load.asRequested(this.database, subjectId);
    return possible.ok
      ? { effects: possible.value.plan.effects, fault: null }
      : { effects: [], fault: possible.fault };
  }

  async approve(
    tx: Transaction,
    { id, subjectId, amount, reason, requestedByName }: Approval,
    { staff, requestId }: ApprovalContext,
  ): Promise<Result<unknown>> {
    if (!(await this.orders.lock(tx, subjectId))) return refuse('record.missing');
    const possible = await this.load.asRequested(tx, subjectId);
    if (!possible.ok) return possible;
    const { order, plan } = possible.value;
    const isAsAsked = order.cancel_requested_at !== null && plan.refundInCents === amount;
    if (!isAsAsked) return refuse('record.stale');
    if (!refundsAlone(staff, order.total_in_cents)) return refuse('approval.beyondYou');
    const why = { reason, requestedBy: requestedByName };
    return this.record.run(tx, possible.value, why, staffActorOf({ staff, requestId, key: id }));
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
      type: CANCELLATION_DROPPED,
      ...(context === null ? { actorKind: 'system' } : { actorKind: 'staff', actorName: context.staff.name }),
      data: { state },
      payload: {},
    });
  }
}
