import { Injectable, type OnModuleInit } from '@nestjs/common';

import { EventConsumers } from '../../../platform/outbox/index.js';
import {
  REFUND_SUCCEEDED,
  type RefundPayload,
  RETURN_SETTLED,
  type ReturnPayload,
} from '../../order/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import { paidOutStep } from './record-settlement.js';
import { ReturnReader } from '../return.reader.js';
import { ReturnSteps } from '../return-steps.js';

/** Ends a return once all of its refunds are paid; one without any money ends as it is settled. */
@Injectable()
export class FinishReturn implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly reader: ReturnReader,
    private readonly steps: ReturnSteps,
  ) {}

  onModuleInit(): void {
    this.consumers.register<RefundPayload>({
      consumer: 'orders.finish-return',
      eventType: REFUND_SUCCEEDED,
      handle: async (tx, { payload }) => this.finish(tx, await this.reader.ofRefund(tx, payload.refundId)),
    });
    this.consumers.register<ReturnPayload>({
      consumer: 'orders.finish-return-without-money',
      eventType: RETURN_SETTLED,
      handle: (tx, { payload }) => this.finish(tx, payload.returnId),
    });
  }

  private async finish(tx: Transaction, returnId: string | null): Promise<void> {
    const locked = returnId === null ? null : await this.steps.lock(tx, returnId);
    if (locked === null || returnId === null || locked.record.state !== 'refunding') return;
    if (await this.reader.isPaid(tx, returnId))
      await this.steps.apply(tx, locked, paidOutStep(locked.order.read_at), null);
  }
}
