import { Injectable } from '@nestjs/common';
import {
  isPaidOverTime,
  isPayLater,
  ok,
  type PayLaterMethod,
  refuse,
  type Result,
} from '@simpletread/domain';

import { PayLaterGateway } from '../payments/index.js';
import { crashPoint } from '../../platform/shutdown/index.js';
import {
  FailAttempt,
  type PaymentAttempt,
  type StartedAttempt,
  UNANSWERED,
} from '../payment-attempts/index.js';
import { LoanAttemptRepository } from './loan-attempt.repository.js';

const descriptionOf = ({ pricing, poNumber }: PaymentAttempt['draft'], method: PayLaterMethod): string => {
  const count = pricing.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const tires = count === 1 ? '1 tire' : `${count} tires`;
  // An invoice names the buyer's purchase order. Lenders to people need not know it.
  return isPaidOverTime(method) || !poNumber ? tires : `${tires}, PO number ${poNumber}`;
};

/** Opens a lender's page for an attempt, for as long as its stock is held. */
@Injectable()
export class OpenLoan {
  constructor(
    private readonly lenders: PayLaterGateway,
    private readonly loans: LoanAttemptRepository,
    private readonly fail: FailAttempt,
  ) {}

  async run(attempt: StartedAttempt): Promise<Result<PaymentAttempt, 'payment.notProcessed'>> {
    const { attemptId, amountInCents, method, draft, heldUntil } = attempt;
    if (!isPayLater(method)) throw new Error(`${method} has no page of its own`);
    const { orderNumber } = draft;
    const description = descriptionOf(draft, method);
    const request = { method, amountInCents, orderNumber, description, expiresAt: heldUntil };
    const answer = await this.lenders.open(attemptId, request);
    crashPoint('payLater.afterOpen');
    if (answer.kind === 'opened' && (await this.loans.sendAway(attemptId, answer.session, answer.page)))
      return ok({ ...attempt, state: 'processing', session: answer.session, page: answer.page });
    const failureCode = answer.kind === 'refused' ? answer.failureCode : UNANSWERED;
    await this.fail.run(attemptId, { failureCode, isShopperNotified: false });
    return refuse('payment.notProcessed');
  }
}
