import { Injectable } from '@nestjs/common';
import { addCents, type Cents, ok, refuse, type Result } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { GiftCardHoldRepository, type WantedHold } from './gift-card-hold.repository.js';

/** A refund of an order that goes back to the gift card that paid it. */
export interface GiftCardRefund {
  readonly refundId: string;
  readonly orderId: string;
  readonly amountInCents: Cents;
}

/**
 * Pays orders with gift cards: held in the transaction that starts a payment, taken in that of the order, released in that which
 * ends the attempt. A hold does not expire: its attempt always ends.
 */
@Injectable()
export class GiftCardPayments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly holds: GiftCardHoldRepository,
  ) {}

  /** Refuses with `giftCard.changed` where the card was blocked or spent meanwhile. */
  async hold(tx: Transaction, hold: WantedHold): Promise<Result<null, 'giftCard.changed'>> {
    return (await this.holds.hold(tx, hold)) ? ok(null) : refuse('giftCard.changed');
  }

  /** Returns the card's number, which the order keeps. */
  async take(tx: Transaction, attemptId: string): Promise<string> {
    const number = await this.holds.take(tx, attemptId);
    if (number === null) throw new Error(`attempt ${attemptId} holds nothing of its gift card`);
    return number;
  }

  release(tx: Transaction, attemptId: string): Promise<void> {
    return this.holds.release(tx, attemptId);
  }

  /** Puts a refund back on the card, once per refund, even if the card is blocked. */
  async refund({ refundId, orderId, amountInCents }: GiftCardRefund): Promise<void> {
    const done = await this.work.run(async (tx): Promise<Result<null, 'payment.refundTooLarge'>> => {
      const taken = await this.holds.taken(tx, orderId, refundId);
      if (taken === null) return refuse('payment.refundTooLarge');
      if (taken.isKnown) return ok(null);
      if (addCents(taken.refundedInCents, amountInCents) > taken.amountInCents)
        return refuse('payment.refundTooLarge');
      await this.holds.refund(tx, { giftCardId: taken.giftCardId, amountInCents, orderId, refundId });
      return ok(null);
    });
    if (!done.ok) throw new Error(`refund ${refundId} is more than its gift card paid`);
  }
}
