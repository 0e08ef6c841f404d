import { Injectable } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { StockAllocations } from '../catalogue/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { Outbox } from '../platform/outbox/index.js';
import { PAYMENT_FAILED } from './checkout.events.js';
import { isLive } from './payment-attempt.js';
import { PaymentAttemptRepository } from './payment-attempt.repository.js';

interface Failure {
  readonly failureCode: string;
  /** True when nobody waits for the answer any more: the shopper then gets a message. */
  readonly isShopperTold: boolean;
}

/** Ends an attempt without an order: its stock is free again, and so is the cart. */
@Injectable()
export class FailAttempt {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attempts: PaymentAttemptRepository,
    private readonly stock: StockAllocations,
    private readonly outbox: Outbox,
  ) {}

  /** Does nothing to an attempt that has ended already. */
  async run(attemptId: string, { failureCode, isShopperTold }: Failure): Promise<void> {
    await this.work.run(async (tx) => {
      const attempt = await this.attempts.lock(tx, attemptId);
      if (attempt === null || !isLive(attempt)) return ok(null);
      await this.attempts.markFailed(tx, attemptId, failureCode);
      await this.stock.release(tx, attemptId);
      if (isShopperTold) {
        const event = { type: PAYMENT_FAILED, aggregateId: attemptId, payload: { attemptId } };
        await this.outbox.record(tx, event);
      }
      return ok(null);
    });
  }
}
