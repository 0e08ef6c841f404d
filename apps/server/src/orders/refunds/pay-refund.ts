import { Injectable } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { PaymentGateway } from '../../payments/index.js';
import { Database, UnitOfWork } from '../../platform/database/index.js';
import { crashPoint } from '../../platform/shutdown/index.js';
import { OrderTrail } from '../order-trail.js';
import { REFUND_FAILED, REFUND_SUCCEEDED } from '../orders.events.js';
import { type OpenRefund, RefundRepository } from './refund.repository.js';

/** Has one requested refund paid out. Its id is the provider's key, so that asking twice pays once. */
@Injectable()
export class PayRefund {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly gateway: PaymentGateway,
    private readonly refunds: RefundRepository,
    private readonly trail: OrderTrail,
  ) {}

  /** Throws when the provider did not answer, so that it is tried again; what it refuses for good waits for staff. */
  async run(refundId: string): Promise<void> {
    const refund = await this.refunds.findOpen(this.database, refundId);
    if (refund === null) return;
    const answer = await this.gateway.refund(refundId, refund);
    if (answer.kind !== 'succeeded') {
      if (answer.kind === 'refused') return this.markFailed(refund, answer.failure);
      await this.refunds.delay(this.database, refundId, answer.failure);
      throw new Error(`refund ${refundId} unanswered: ${answer.failure}`);
    }
    crashPoint('refund.afterProvider');
    await this.markSucceeded(refund, answer.providerRefund);
  }

  private async markSucceeded(
    { refundId, orderId, amountInCents }: OpenRefund,
    paidAs: string,
  ): Promise<void> {
    await this.work.run(async (tx) => {
      const at = await tx.now();
      if (await this.refunds.succeed(tx, refundId, paidAs, at)) {
        const event = { orderId, at, type: REFUND_SUCCEEDED, actorKind: 'system' } as const;
        await this.trail.record(tx, { ...event, data: { amountInCents }, payload: { refundId } });
      }
      return ok(null);
    });
  }

  /** The order stays cancelled and the refund booked: the money is owed until it is paid. */
  private async markFailed({ refundId, orderId, amountInCents }: OpenRefund, failure: string): Promise<void> {
    await this.work.run(async (tx) => {
      if (await this.refunds.fail(tx, refundId, failure)) {
        const event = { orderId, at: await tx.now(), type: REFUND_FAILED, actorKind: 'system' } as const;
        await this.trail.record(tx, { ...event, data: { amountInCents, failure }, payload: { refundId } });
      }
      return ok(null);
    });
  }
}
