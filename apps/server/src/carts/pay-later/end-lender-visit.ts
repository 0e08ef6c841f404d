import { Injectable } from '@nestjs/common';
import { ok, type Result } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { FailAttempt, isAway, PaymentAttemptRepository } from '../payment-attempts/index.js';
import { LoanAttemptRepository } from './loan-attempt.repository.js';

/** Ends an attempt whose shopper is away: its stock is free again. What the lender has agreed to stays as it is. */
@Injectable()
export class EndLenderVisit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attempts: PaymentAttemptRepository,
    private readonly loans: LoanAttemptRepository,
    private readonly fail: FailAttempt,
  ) {}

  async run(attemptId: string, failureCode: string, { isReturn = false } = {}): Promise<void> {
    await this.work.run(async (tx): Promise<Result<null>> => {
      const attempt = await this.attempts.lock(tx, attemptId);
      if (isReturn && !(await this.loans.comeBack(tx, attemptId))) return ok(null);
      if (attempt !== null && isAway(attempt))
        await this.fail.within(tx, attemptId, { failureCode, isShopperNotified: false });
      return ok(null);
    });
  }
}
