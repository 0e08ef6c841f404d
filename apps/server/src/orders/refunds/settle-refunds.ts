import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { PaymentGateway } from '../../payments/index.js';
import { Database, UnitOfWork } from '../../platform/database/index.js';
import { JobHandlers, JobQueue } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { Outbox } from '../../platform/outbox/index.js';
import { crashPoint } from '../../platform/shutdown/index.js';
import { OrderEvents } from '../order-events.repository.js';
import { REFUND_SUCCEEDED } from '../orders.events.js';
import { type OpenRefund, RefundRepository } from './refund.repository.js';

const SETTLE = 'orders.settle-refund';
const SWEEP = 'orders.sweep-refunds';
const SWEEP_EVERY_MS = 30_000;
const LEFT_OPEN_SECONDS = 30;

/** Has requested refunds paid out. The refund's id is the provider's key, so that asking twice pays once; it is asked until it says yes. */
@Injectable()
export class SettleRefunds implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly gateway: PaymentGateway,
    private readonly refunds: RefundRepository,
    private readonly events: OrderEvents,
    private readonly outbox: Outbox,
    private readonly queue: JobQueue,
    private readonly handlers: JobHandlers,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.register<{ refundId: string }>({
      job: SETTLE,
      run: ({ refundId }) => this.settle(refundId),
    });
    this.handlers.every(SWEEP_EVERY_MS, { job: SWEEP, run: () => this.sweep(LEFT_OPEN_SECONDS) });
  }

  /** Adds the job; called after a commit. What gets lost here is found by the sweep. */
  soon(refundId: string): void {
    this.queue
      .add(SETTLE, { refundId }, { id: refundId })
      .catch((error: unknown) => this.log.warn({ err: error, refundId }, 'left to the sweep'));
  }

  /** Throws when the provider did not pay, so that the job is retried. */
  async settle(refundId: string): Promise<void> {
    const refund = await this.refunds.findOpen(this.database, refundId);
    if (refund === null) return;
    const answer = await this.gateway.refund(refundId, refund);
    if (answer.kind !== 'succeeded') {
      await this.refunds.delay(this.database, refundId, answer.failure);
      throw new Error(`refund ${refundId} ${answer.kind}: ${answer.failure}`);
    }
    crashPoint('refund.afterProvider');
    await this.markSucceeded(refund, answer.providerRefund);
  }

  /** Tries again what has been open for longer than `seconds`, each on its own. */
  async sweep(seconds: number): Promise<void> {
    for (const refundId of await this.refunds.leftOpen(this.database, seconds)) {
      await this.settle(refundId).catch((error: unknown) =>
        this.log.warn({ err: error, refundId }, 'a refund is still open'),
      );
    }
  }

  private async markSucceeded(
    { refundId, orderId, amountInCents }: OpenRefund,
    paidAs: string,
  ): Promise<void> {
    await this.work.run(async (tx) => {
      const at = await tx.now();
      if (!(await this.refunds.succeed(tx, refundId, paidAs, at))) return ok(null);
      const event = {
        orderId,
        at,
        type: REFUND_SUCCEEDED,
        actorKind: 'system',
        data: { amountInCents },
      } as const;
      await this.events.append(tx, event);
      await this.outbox.record(tx, {
        type: REFUND_SUCCEEDED,
        aggregateId: orderId,
        payload: { orderId, refundId },
      });
      return ok(null);
    });
  }
}
