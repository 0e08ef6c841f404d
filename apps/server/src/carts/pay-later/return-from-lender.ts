import { Injectable } from '@nestjs/common';
import type { HandlerReply, returnFromLender } from '@simpletread/contract';
import { isPayLater, ok, ownValue, refuse, type Result } from '@simpletread/domain';

import { type LenderReturn, PayLaterGateway } from '../payments/index.js';
import {
  CREDIT_DECLINED,
  LEFT,
  type PaymentAttempt,
  PaymentAttemptRepository,
  SESSION_ENDED,
} from '../payment-attempts/index.js';
import { EndLenderVisit } from './end-lender-visit.js';
import { LoanAttemptRepository } from './loan-attempt.repository.js';
import { loanFailureOf } from './loan-failure.js';
import { TakeLoan } from './take-loan.js';

type Reply = HandlerReply<typeof returnFromLender>;

const FAILURE_OF_RESULT: Readonly<Record<string, string>> = { declined: CREDIT_DECLINED, left: LEFT };

/**
 * Handles a shopper's return from a lender. The lender's signed message is applied once, and its bearer gets the
 * current state.
 */
@Injectable()
export class ReturnFromLender {
  constructor(
    private readonly lenders: PayLaterGateway,
    private readonly attempts: PaymentAttemptRepository,
    private readonly loans: LoanAttemptRepository,
    private readonly take: TakeLoan,
    private readonly end: EndLenderVisit,
  ) {}

  async run(returned: LenderReturn): Promise<Result<Reply, 'payment.returnInvalid'>> {
    const attempt = this.lenders.isSigned(returned) ? await this.ofSession(returned.session) : null;
    if (attempt === null) return refuse('payment.returnInvalid');
    if (returned.result === 'approved')
      await this.take.run(attempt, { isShopperWaiting: true, isReturn: true });
    else
      await this.end.run(attempt.attemptId, ownValue(FAILURE_OF_RESULT, returned.result) ?? SESSION_ENDED, {
        isReturn: true,
      });
    const since = await this.attempts.find(attempt.attemptId);
    return this.reply(since ?? attempt);
  }

  private async ofSession(session: string): Promise<PaymentAttempt | null> {
    const attemptId = await this.loans.idOfSession(session);
    return attemptId === null ? null : this.attempts.find(attemptId);
  }

  private reply({
    state,
    method,
    failureCode,
    draft,
  }: PaymentAttempt): Result<Reply, 'payment.returnInvalid'> {
    if (!isPayLater(method)) return refuse('payment.returnInvalid');
    const shown = {
      started: 'processing',
      processing: 'processing',
      captured: 'placed',
      failed: 'failed',
    } as const;
    return ok({
      state: shown[state],
      method,
      orderNumber: draft.orderNumber,
      failure: state === 'failed' ? loanFailureOf(failureCode) : null,
    });
  }
}
