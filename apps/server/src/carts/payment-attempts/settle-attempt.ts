import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { type Ended, FailAttempt } from './fail-attempt.js';
import { type Finish, FinishAttempt } from './finish-attempt.js';
import { DEAL_USED_UP, type PaymentAttempt, SLOT_TAKEN, SOLD_OUT } from './payment-attempt.js';
import { PaymentAttemptRepository } from './payment-attempt.repository.js';
import type { PaymentOutcome } from './take-payment.js';

export type Settled = Result<
  'placed' | 'processing',
  | 'payment.declined'
  | 'payment.tokenUnknown'
  | 'payment.notProcessed'
  | 'tire.outOfStock'
  | 'promotion.usedUp'
  | 'appointment.taken'
>;

/** For money that came too late. An attempt abandoned meanwhile keeps its own reason. */
const failureCodeOf = ({ code }: Extract<Finish, { ok: false }>['fault']): string => {
  if (code === 'appointment.taken') return SLOT_TAKEN;
  return code === 'promotion.usedUp' ? DEAL_USED_UP : SOLD_OUT;
};

interface Audience {
  /** False when a job settles: what went wrong is then written to the shopper. */
  readonly isShopperWaiting: boolean;
}

/** Acts on the provider's answer about an attempt, the same for the paying call and for later jobs. */
@Injectable()
export class SettleAttempt {
  constructor(
    private readonly attempts: PaymentAttemptRepository,
    private readonly finish: FinishAttempt,
    private readonly fail: FailAttempt,
  ) {}

  async run(
    attempt: PaymentAttempt,
    outcome: PaymentOutcome,
    { isShopperWaiting }: Audience,
  ): Promise<Settled> {
    const { attemptId } = attempt;
    const failWith = (failureCode: string): Promise<Ended> =>
      this.fail.run(attemptId, { failureCode, isShopperNotified: !isShopperWaiting });
    switch (outcome.kind) {
      case 'captured': {
        const finished = await this.finish.run(attempt, outcome.record);
        if (finished.ok) return ok('placed');
        // Closed before any money moves: what is given back must never become an order. The money follows by a job.
        return (await failWith(failureCodeOf(finished.fault))) === 'captured' ? ok('placed') : finished;
      }
      case 'processing':
        await this.attempts.markProcessing(attemptId, outcome.record);
        return ok('processing');
      case 'unanswered':
        return ok('processing');
      case 'declined':
        await failWith(outcome.failureCode);
        return refuse('payment.declined');
      case 'tokenUnknown':
        await failWith('token_unknown');
        return refuse('payment.tokenUnknown');
      case 'notTaken':
        await failWith(outcome.failureCode);
        return refuse('payment.notProcessed');
    }
  }
}
