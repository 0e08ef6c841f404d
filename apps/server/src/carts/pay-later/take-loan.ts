import { Injectable } from '@nestjs/common';
import { ok, type Result } from '@simpletread/domain';

import { CartRepository } from '../cart/index.js';
import { PayLaterGateway } from '../payments/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { crashPoint } from '../../platform/shutdown/index.js';
import {
  CART_CHANGED,
  FailAttempt,
  isAway,
  isLive,
  type PaymentAttempt,
  PaymentAttemptRepository,
  type PaymentOutcome,
  SettleAttempt,
} from '../payment-attempts/index.js';
import { LoanAttemptRepository } from './loan-attempt.repository.js';

interface Occasion {
  /** False when a job takes it: what went wrong is then written to the shopper. */
  readonly isShopperWaiting: boolean;
  /** True if the shopper brought the lender's message, which counts once. */
  readonly isReturn?: boolean;
}

/**
 * Takes an agreed loan and places the order. The intent is recorded first, so no other payment can end the attempt
 * from then on. Safe to call repeatedly.
 */
@Injectable()
export class TakeLoan {
  constructor(
    private readonly work: UnitOfWork,
    private readonly carts: CartRepository,
    private readonly attempts: PaymentAttemptRepository,
    private readonly loans: LoanAttemptRepository,
    private readonly lenders: PayLaterGateway,
    private readonly settle: SettleAttempt,
    private readonly fail: FailAttempt,
  ) {}

  async run(attempt: PaymentAttempt, occasion: Occasion): Promise<void> {
    const { isShopperWaiting } = occasion;
    const approved = await this.approve(attempt, occasion);
    if (approved === null || !isLive(approved) || approved.session === null) return;
    crashPoint('payLater.afterApproval');
    const outcome = await this.capture(approved.attemptId, approved.session);
    await this.settle.run(approved, outcome, { isShopperWaiting });
  }

  /** The attempt as it is then. A cart that has changed since is not what the lender's page showed: nothing is taken for it. */
  private async approve(
    { attemptId, cartId, cartVersion }: PaymentAttempt,
    { isShopperWaiting, isReturn = false }: Occasion,
  ): Promise<PaymentAttempt | null> {
    const approved = await this.work.run(async (tx): Promise<Result<PaymentAttempt | null>> => {
      // Cart before attempt, as everywhere.
      const isSameCart = await this.carts.lockOpen(tx, cartId, cartVersion);
      const attempt = await this.attempts.lock(tx, attemptId);
      if (isReturn && !(await this.loans.comeBack(tx, attemptId))) return ok(null);
      if (attempt !== null && isAway(attempt)) {
        if (isSameCart) {
          await this.loans.approve(tx, attemptId);
          await this.carts.beginPayment(tx, cartId, cartVersion, attemptId);
        } else
          await this.fail.within(tx, attemptId, {
            failureCode: CART_CHANGED,
            isShopperNotified: !isShopperWaiting,
          });
      }
      return ok(await this.attempts.find(attemptId, tx));
    });
    return approved.ok ? approved.value : null;
  }

  private async capture(attemptId: string, session: string): Promise<PaymentOutcome> {
    const answer = await this.lenders.capture(session);
    crashPoint('checkout.afterProvider');
    if (answer.kind === 'captured') return answer;
    if (answer.kind === 'refused') return { kind: 'notTaken', failureCode: answer.failureCode };
    const found = await this.lenders.find(attemptId);
    return found.kind === 'captured' ? found : { kind: 'unanswered' };
  }
}
