import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { type Cart, CartRepository } from '../carts/index.js';
import { StockAllocations } from '../catalogue/index.js';
import { PaymentGateway } from '../payments/index.js';
import { type Transaction, UnitOfWork } from '../platform/database/index.js';
import { newId } from '../platform/ids/index.js';
import { crashPoint } from '../platform/shutdown/index.js';
import type { UnnumberedDraft } from './draft-order.js';
import { OrderNumbers } from './order-numbers.js';
import type { PaymentAttempt } from './payment-attempt.js';
import { type NewAttempt, PaymentAttemptRepository } from './payment-attempt.repository.js';
import { stockLinesOf } from './stock-lines.js';

const HOLD_MS = 15 * 60_000;
const MOST_DRAWS = 5;

export interface StartedAttempt {
  readonly attempt: PaymentAttempt;
  /** False when another call for the same cart was faster: its attempt is the one that counts. */
  readonly isOurs: boolean;
}

/** Holds the stock and writes the attempt down in one transaction, before any provider hears of it. */
@Injectable()
export class StartAttempt {
  constructor(
    private readonly work: UnitOfWork,
    private readonly carts: CartRepository,
    private readonly stock: StockAllocations,
    private readonly attempts: PaymentAttemptRepository,
    private readonly numbers: OrderNumbers,
    private readonly gateway: PaymentGateway,
  ) {}

  async run(cart: Cart, draft: UnnumberedDraft, providerToken: string): Promise<Result<StartedAttempt>> {
    const attemptId = newId();
    const started = await this.work.run(async (tx): Promise<Result<StartedAttempt>> => {
      // The cart's lock lets one call through at a time; the others then find the attempt of the first.
      const isUnchanged = await this.carts.lockOpen(tx, cart.cartId, cart.version);
      const earlier = await this.attempts.ofCart(cart.cartId, tx);
      if (earlier !== null) return ok({ attempt: earlier, isOurs: false });
      if (!isUnchanged) return refuse('record.stale');
      const expiresAt = new Date((await tx.now()).getTime() + HOLD_MS);
      const held = await this.stock.hold(tx, attemptId, stockLinesOf(draft), expiresAt, draft.deliverTo);
      if (!held.ok) return held;
      crashPoint('checkout.afterHold');
      const attempt = await this.insert(tx, draft, {
        attemptId,
        cartId: cart.cartId,
        cartVersion: cart.version,
        amountInCents: draft.pricing.totalInCents,
        method: 'card',
        provider: this.gateway.setup.provider,
        providerToken,
      });
      return ok({ attempt: { ...attempt, state: 'started', failureCode: null, looks: 0 }, isOurs: true });
    });
    if (started.ok && started.value.isOurs) crashPoint('checkout.afterAttempt');
    return started;
  }

  private async insert(
    tx: Transaction,
    draft: UnnumberedDraft,
    attempt: Omit<NewAttempt, 'draft'>,
  ): Promise<NewAttempt> {
    for (let drawn = 0; drawn < MOST_DRAWS; drawn += 1) {
      const numbered = { ...attempt, draft: { ...draft, orderNumber: this.numbers.draw() } };
      if (await this.attempts.insert(tx, numbered)) return numbered;
    }
    throw new Error('no free order number was drawn');
  }
}
