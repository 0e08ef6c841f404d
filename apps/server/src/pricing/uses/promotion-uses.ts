import { Injectable } from '@nestjs/common';
import { type Cents, isUuid, ok, refuse, type Result } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { PriceBook } from '../rules/index.js';
import { CustomerKeys, type PriceCustomer } from './customer-key.js';
import { RedemptionRepository } from './redemption.repository.js';

/** The parts of an applied promotion that make up a use. */
export interface AppliedUse {
  readonly promotionId: string;
  readonly amountInCents: Cents;
  readonly isFromCoupon: boolean;
}

/** A payment that is about to begin, with the promotions that its price was made with. */
export interface PayingOrder {
  readonly attemptId: string;
  readonly customer: PriceCustomer;
  readonly applied: readonly AppliedUse[];
  /** The shopper's code; null without one. */
  readonly couponCode: string | null;
  /** The order total, everything included. */
  readonly totalInCents: Cents;
  /** When the attempt's holds may be given back, as those of its stock. */
  readonly expiresAt: Date;
  /** The order that it replaces, whose uses are free for it; left out for most. */
  readonly replacesOrderId?: string | null;
}

type Held = Result<null, 'promotion.usedUp' | 'promotion.ended'>;

/**
 * Uses of promotions: held while a payment runs, then taken by the order or released. All of it happens in the
 * caller's transaction, which must end with the refusal if one comes back. Promotions are counted in the order of
 * their ids. Promotions made from settings, such as the installation deal, have no limits and aren't counted.
 */
@Injectable()
export class PromotionUses {
  constructor(
    private readonly redemptions: RedemptionRepository,
    private readonly book: PriceBook,
    private readonly keys: CustomerKeys,
  ) {}

  /**
   * Refuses with `promotion.usedUp` or `promotion.ended` and the promotion's name. The price must then be made again.
   */
  async hold(tx: Transaction, order: PayingOrder): Promise<Held> {
    const { attemptId, expiresAt, totalInCents: orderTotalInCents, replacesOrderId = null } = order;
    const byId = new Map(order.applied.map((applied) => [applied.promotionId, applied]));
    const known = await this.redemptions.known(tx, [...byId.keys()].filter(isUuid));
    const keys = await this.keys.of(order.customer, tx);
    const customerKeys = keys.length === 0 ? [`attempt:${attemptId}`] : keys;
    for (const { promotionId, name, state } of known) {
      const applied = byId.get(promotionId);
      if (applied === undefined) continue;
      const { amountInCents, isFromCoupon } = applied;
      const use = { promotionId, amountInCents, couponCode: isFromCoupon ? order.couponCode : null };
      const attempt = { attemptId, customerKeys, orderTotalInCents, expiresAt, replacesOrderId };
      if (!(await this.redemptions.hold(tx, attempt, use)))
        return this.refused(name, state === 'active' ? 'promotion.usedUp' : 'promotion.ended');
    }
    if (known.length > 0) tx.afterCommit(() => this.book.usesTaken());
    return ok(null);
  }

  /**
   * Gives an attempt's holds to its order. Expired and released holds are taken again, even if staff have ended the
   * promotion since. Refuses with `promotion.usedUp` and its name if other orders have used it up meanwhile.
   */
  async take(tx: Transaction, attemptId: string, orderId: string): Promise<Result<null, 'promotion.usedUp'>> {
    for (const use of await this.redemptions.releasedOf(tx, attemptId))
      if (!(await this.redemptions.holdAgain(tx, use))) return this.refused(use.name, 'promotion.usedUp');
    await this.redemptions.take(tx, attemptId, orderId);
    return ok(null);
  }

  /** Frees what an order used when another replaces it. */
  async giveBack(tx: Transaction, orderId: string): Promise<void> {
    if ((await this.redemptions.giveBack(tx, orderId)) > 0) tx.afterCommit(() => this.book.usesMoved());
  }

  /** The code that an order used, for the one that replaces it; null without one. */
  couponOf(orderId: string): Promise<string | null> {
    return this.redemptions.couponOf(orderId);
  }

  /** Gives back what an attempt holds; nothing when it holds nothing anymore. */
  release(tx: Transaction, attemptId: string): Promise<number> {
    return this.releaseUses(tx, attemptId, false);
  }

  /** As `release`, but leaves alone what may still be held by the database's clock. */
  releaseExpired(tx: Transaction, attemptId: string): Promise<number> {
    return this.releaseUses(tx, attemptId, true);
  }

  private async releaseUses(tx: Transaction, attemptId: string, isExpiredOnly: boolean): Promise<number> {
    const released = await this.redemptions.release(tx, attemptId, isExpiredOnly);
    if (released > 0) tx.afterCommit(() => this.book.usesMoved());
    return released;
  }

  private refused<Code extends 'promotion.usedUp' | 'promotion.ended'>(
    name: string,
    code: Code,
  ): Result<never, Code> {
    // The next price must leave out the refused promotions.
    this.book.usesMoved();
    return refuse(code, { name });
  }
}
