import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../platform/database/index.js';
import { JobHandlers, JobQueue } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { PayRefund } from './pay-refund.js';
import { RefundRepository } from './refund.repository.js';

const SETTLE = 'orders.settle-refund';
const SWEEP = 'orders.sweep-refunds';
const SWEEP_EVERY_MS = 30_000;
const LEFT_OPEN_SECONDS = 30;

/** Gets requested refunds paid: at once by a job each, later by a sweep, until the provider confirms. */
@Injectable()
export class SettleRefunds implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly refunds: RefundRepository,
    private readonly pay: PayRefund,
    private readonly queue: JobQueue,
    private readonly handlers: JobHandlers,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.register<{ refundId: string }>({
      job: SETTLE,
      run: ({ refundId }) => this.pay.run(refundId),
    });
    this.handlers.every(SWEEP_EVERY_MS, { job: SWEEP, run: () => this.sweep(LEFT_OPEN_SECONDS) });
  }

  /** Adds the job, one for each event that asks for it; called after a commit. What gets lost here is found by the sweep. */
  soon(refundId: string, eventId: string): void {
    this.queue
      .add(SETTLE, { refundId }, { id: eventId })
      .catch((error: unknown) => this.log.warn({ err: error, refundId }, 'left to the sweep'));
  }

  /** Tries again what has been open for longer than `seconds`, each on its own. */
  async sweep(seconds: number): Promise<void> {
    for (const refundId of await this.refunds.leftOpen(this.database, seconds)) {
      await this.pay
        .run(refundId)
        .catch((error: unknown) => this.log.warn({ err: error, refundId }, 'a refund is still open'));
    }
  }
}
