import { Injectable } from '@nestjs/common';

import { type ChargeRecord, PayLaterGateway } from '../payments/index.js';
import {
  ABANDONED,
  CREDIT_DECLINED,
  FailAttempt,
  isAway,
  LEFT,
  type PaymentAttempt,
  PaymentAttemptRepository,
  SESSION_ENDED,
  SettleAttempt,
  UNANSWERED,
} from '../payment-attempts/index.js';
import { EndLenderVisit } from './end-lender-visit.js';
import { TakeLoan } from './take-loan.js';

/** The provider's state for a failed attempt: a charge, finally nothing, unknown to it, or not known yet. */
export type LateMoney = 'over' | 'absent' | 'open' | { readonly record: ChargeRecord };

const ENDS = { declined: CREDIT_DECLINED, left: LEFT, ended: SESSION_ENDED } as const;

/** Finishes attempts with a lender whose shopper did not come back, or whose server died. */
@Injectable()
export class LookAfterLoan {
  constructor(
    private readonly lenders: PayLaterGateway,
    private readonly attempts: PaymentAttemptRepository,
    private readonly take: TakeLoan,
    private readonly end: EndLenderVisit,
    private readonly settle: SettleAttempt,
    private readonly fail: FailAttempt,
  ) {}

  /** `absentSeconds`: after this long a session that the lender does not know will not be opened anymore. */
  async resume(attempt: PaymentAttempt, absentSeconds: number): Promise<void> {
    const { attemptId } = attempt;
    const found = await this.lenders.find(attemptId);
    switch (found.kind) {
      case 'captured':
        await this.settle.run(attempt, found, { isShopperWaiting: false });
        return;
      case 'approved':
        // A shopper who agreed at the lender has bought, even if the browser was closed before the return.
        await this.take.run(attempt, { isShopperWaiting: false });
        return;
      case 'open':
        // The page of a session that was only just opened reached no shopper.
        if (attempt.state === 'started')
          await this.fail.run(attemptId, { failureCode: ABANDONED, isShopperNotified: false });
        return;
      case 'declined':
      case 'left':
      case 'ended':
        if (isAway(attempt)) await this.end.run(attemptId, ENDS[found.kind]);
        else await this.fail.run(attemptId, { failureCode: ENDS[found.kind], isShopperNotified: true });
        return;
      case 'absent':
        if (await this.attempts.isOlderThan(attemptId, absentSeconds))
          await this.fail.run(attemptId, { failureCode: UNANSWERED, isShopperNotified: false });
        return;
      case 'unanswered':
    }
  }

  /** Releases the lender's agreement for a failed attempt. Reports money that was taken anyway. */
  async letGo(attempt: PaymentAttempt): Promise<LateMoney> {
    const found = await this.lenders.find(attempt.attemptId);
    if (found.kind === 'captured') return { record: found.record };
    if (found.kind === 'open' || found.kind === 'approved')
      return (await this.lenders.cancel(found.session)).kind === 'cancelled' ? 'over' : 'open';
    if (found.kind === 'absent') return 'absent';
    return found.kind === 'unanswered' ? 'open' : 'over';
  }
}
