import { Injectable } from '@nestjs/common';
import { ok, type Result } from '@simpletread/domain';

import { AppointmentBookings } from '../../installers/index.js';
import { CartRepository } from '../cart/index.js';
import { StockAllocations } from '../../catalogue/index.js';
import { GiftCardPayments, PromotionUses } from '../../pricing/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { Outbox } from '../../platform/outbox/index.js';
import { PAYMENT_FAILED } from './attempt.events.js';
import { isLive, mayHaveCharged, type PaymentAttempt } from './payment-attempt.js';
import { CheckoutPurchaseOrders } from '../purchase-orders/index.js';
import { type Decline, PaymentAttemptRepository } from './payment-attempt.repository.js';

interface Failure {
  readonly failureCode: string;
  /** True if no request waits for the answer anymore. The shopper then gets a message. */
  readonly isShopperNotified: boolean;
  /** Set if the provider said no to the card. */
  readonly decline?: Decline;
}

/** The end of an attempt; `captured` if another call was faster and there is an order. */
export type Ended = Exclude<PaymentAttempt['state'], 'started' | 'processing'>;

/** Ends an attempt without an order, for good. Its stock and its cart are free again. */
@Injectable()
export class FailAttempt {
  constructor(
    private readonly work: UnitOfWork,
    private readonly carts: CartRepository,
    private readonly attempts: PaymentAttemptRepository,
    private readonly stock: StockAllocations,
    private readonly outbox: Outbox,
    private readonly uses: PromotionUses,
    private readonly giftCards: GiftCardPayments,
    private readonly purchaseOrders: CheckoutPurchaseOrders,
    private readonly appointments: AppointmentBookings,
  ) {}

  /** Changes nothing on an attempt that has already ended, except to look for a charge that came anyway. */
  async run(attemptId: string, failure: Failure): Promise<Ended> {
    const { failureCode } = failure;
    const ended = await this.work.run(async (tx): Promise<Result<Ended>> => {
      // The cart before the attempt, as everywhere.
      await this.carts.endPayment(tx, attemptId);
      const attempt = await this.attempts.lock(tx, attemptId);
      if (attempt === null) throw new Error(`attempt ${attemptId} is missing`);
      if (attempt.state === 'captured') return ok('captured');
      if (!isLive(attempt)) {
        if (mayHaveCharged(failureCode)) await this.attempts.lookAgain(tx, attemptId);
        return ok('failed');
      }
      await this.within(tx, attemptId, failure);
      return ok('failed');
    });
    return ended.ok ? ended.value : 'failed';
  }

  /** The same in the caller's transaction, which has locked the attempt and found it live. */
  async within(
    tx: Transaction,
    attemptId: string,
    { failureCode, isShopperNotified, decline }: Failure,
  ): Promise<void> {
    await this.attempts.markFailed(tx, attemptId, failureCode, decline ?? null);
    await this.stock.release(tx, attemptId);
    await this.uses.release(tx, attemptId);
    await this.giftCards.release(tx, attemptId);
    await this.purchaseOrders.release(tx, attemptId);
    await this.appointments.release(tx, attemptId);
    if (!isShopperNotified) return;
    const event = { type: PAYMENT_FAILED, aggregateId: attemptId, payload: { attemptId } };
    await this.outbox.record(tx, event);
  }
}
