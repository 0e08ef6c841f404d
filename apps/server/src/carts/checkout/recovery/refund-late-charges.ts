import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isPayLater } from '@simpletread/domain';

import { type ChargeRecord, PaidBackGateways, PaymentGateway } from '../../payments/index.js';
import { JobHandlers } from '../../../platform/jobs/index.js';
import { Log } from '../../../platform/log/index.js';
import { crashPoint } from '../../../platform/shutdown/index.js';
import { type LateMoney, LookAfterLoan } from '../../pay-later/index.js';
import {
  lookPauseSeconds,
  needsNoMoney,
  type PaymentAttempt,
  PaymentAttemptRepository,
} from '../../payment-attempts/index.js';

const EVERY_MS = 5_000;

/** After this long a charge that the provider does not know will not come anymore. */
const NEVER_COMES_SECONDS = 7 * 24 * 60 * 60;

/**
 * Looks for charges of failed attempts and refunds them until the provider confirms. Such an attempt can never become
 * an order, so a lost answer or a dead process does no harm: the same refund is requested again.
 */
@Injectable()
export class RefundLateCharges implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly attempts: PaymentAttemptRepository,
    private readonly gateway: PaymentGateway,
    private readonly refunds: PaidBackGateways,
    private readonly loans: LookAfterLoan,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'checkout.give-back', run: () => this.run() });
  }

  async run(): Promise<void> {
    for (const attemptId of await this.attempts.dueForLook()) {
      // A failing one must not hold up the others.
      await this.look(attemptId).catch((error: unknown) =>
        this.log.error({ err: error, attemptId }, 'a late charge could not be looked for'),
      );
    }
  }

  private async look(attemptId: string): Promise<void> {
    const attempt = await this.attempts.find(attemptId);
    if (attempt === null) return;
    // The next look is scheduled first, so it happens whatever this one does.
    if (!(await this.attempts.claimLook(attempt, lookPauseSeconds(attempt.looks)))) return;
    const found = await this.lateMoneyOf(attempt);
    if (typeof found === 'object') await this.refund(attempt, found.record);
    else if (found === 'over' || (found === 'absent' && (await this.neverComes(attemptId))))
      await this.attempts.stopLooking(attemptId);
  }

  /** Nothing was charged, so nothing can arrive. The gift card was refunded when the attempt failed. */
  private async lateMoneyOf(attempt: PaymentAttempt): Promise<LateMoney> {
    if (needsNoMoney(attempt)) return 'over';
    return isPayLater(attempt.method) ? this.loans.letGo(attempt) : this.lookForCharge(attempt.attemptId);
  }

  private async lookForCharge(attemptId: string): Promise<LateMoney> {
    const found = await this.gateway.find(attemptId);
    if (found.kind === 'captured') return { record: found.record };
    if (found.kind === 'declined') return 'over';
    return found.kind === 'absent' ? 'absent' : 'open';
  }

  private neverComes(attemptId: string): Promise<boolean> {
    return this.attempts.isOlderThan(attemptId, NEVER_COMES_SECONDS);
  }

  /** The whole charge goes back, whatever was asked. */
  private async refund(
    { attemptId, method }: PaymentAttempt,
    { charge, amountInCents }: ChargeRecord,
  ): Promise<void> {
    const answer = await this.refunds.of(method).refund(attemptId, { charge, amountInCents });
    crashPoint('refundLate.afterProvider');
    if (answer.kind !== 'succeeded') {
      this.log.warn(
        { attemptId, charge, failure: answer.failure },
        'a late charge is still to be given back',
      );
    } else if (await this.attempts.markRefunded(attemptId, charge)) {
      this.log.warn({ attemptId, charge }, 'a payment without an order went back');
    }
  }
}
