import { Injectable, type OnModuleInit } from '@nestjs/common';

import { isPayLater } from '@simpletread/domain';

import { PaymentGateway } from '../../payments/index.js';
import { JobHandlers } from '../../../platform/jobs/index.js';
import { Log } from '../../../platform/log/index.js';
import {
  FailAttempt,
  isLive,
  needsNoMoney,
  noMoneyNeeded,
  type PaymentAttempt,
  PaymentAttemptRepository,
  SettleAttempt,
  UNANSWERED,
} from '../../payment-attempts/index.js';
import { LookAfterLoan } from '../../pay-later/index.js';

export interface Patience {
  /** A call that still runs must not be resumed: longer than the provider's time limits together. */
  readonly startedSeconds: number;
  readonly processingSeconds: number;
  /** After this long a charge that the provider does not know will not come anymore. */
  readonly absentSeconds: number;
}

const EVERY_MS = 5_000;
const PATIENCE: Patience = { startedSeconds: 30, processingSeconds: 3, absentSeconds: 60 };

/** Finishes checkouts that died or whose payment was still processing, by asking the provider what became of them. */
@Injectable()
export class ResumeCheckouts implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly attempts: PaymentAttemptRepository,
    private readonly gateway: PaymentGateway,
    private readonly settle: SettleAttempt,
    private readonly fail: FailAttempt,
    private readonly loans: LookAfterLoan,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'checkout.resume', run: () => this.run() });
  }

  async run(patience: Patience = PATIENCE): Promise<void> {
    const { startedSeconds, processingSeconds } = patience;
    const unfinished = await this.attempts.unfinished(startedSeconds, processingSeconds);
    for (const attemptId of unfinished)
      await this.each(attemptId, (attempt) => this.resume(attempt, patience));
  }

  /** A failing one must not hold up the others. */
  private async each(attemptId: string, act: (attempt: PaymentAttempt) => Promise<void>): Promise<void> {
    try {
      const attempt = await this.attempts.find(attemptId);
      if (attempt !== null) await act(attempt);
    } catch (error) {
      this.log.error({ err: error, attemptId }, 'a checkout could not be resumed');
    }
  }

  private async resume(attempt: PaymentAttempt, { absentSeconds }: Patience): Promise<void> {
    if (!isLive(attempt)) return;
    await this.attempts.touch(attempt.attemptId);
    if (needsNoMoney(attempt)) {
      await this.settle.run(attempt, noMoneyNeeded(attempt), { isShopperWaiting: false });
      return;
    }
    if (isPayLater(attempt.method)) {
      await this.loans.resume(attempt, absentSeconds);
      return;
    }
    const found = await this.gateway.find(attempt.attemptId);
    if (found.kind !== 'absent') {
      await this.settle.run(attempt, found, { isShopperWaiting: false });
      return;
    }
    if (await this.attempts.isOlderThan(attempt.attemptId, absentSeconds))
      await this.fail.run(attempt.attemptId, { failureCode: UNANSWERED, isShopperNotified: true });
  }
}
