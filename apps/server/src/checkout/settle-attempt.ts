import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { type ChargeRecord, PaymentGateway } from '../payments/index.js';
import { Log } from '../platform/log/index.js';
import { FailAttempt } from './fail-attempt.js';
import { FinishAttempt } from './finish-attempt.js';
import { type PaymentAttempt, SOLD_OUT } from './payment-attempt.js';
import { PaymentAttemptRepository } from './payment-attempt.repository.js';
import type { PaymentOutcome } from './take-payment.js';

export type Settled = Result<
  'placed' | 'processing',
  'payment.declined' | 'payment.tokenUnknown' | 'payment.notProcessed' | 'tire.outOfStock'
>;

interface Audience {
  /** False when a job settles: what went wrong is then written to the shopper. */
  readonly isShopperWaiting: boolean;
}

/** Draws the consequence of what the provider said about an attempt; the same for the call that paid and for later jobs. */
@Injectable()
export class SettleAttempt {
  constructor(
    private readonly attempts: PaymentAttemptRepository,
    private readonly finish: FinishAttempt,
    private readonly fail: FailAttempt,
    private readonly gateway: PaymentGateway,
    private readonly log: Log,
  ) {}

  async run(
    attempt: PaymentAttempt,
    outcome: PaymentOutcome,
    { isShopperWaiting }: Audience,
  ): Promise<Settled> {
    const { attemptId } = attempt;
    const failWith = (failureCode: string): Promise<void> =>
      this.fail.run(attemptId, { failureCode, isShopperTold: !isShopperWaiting });
    switch (outcome.kind) {
      case 'captured':
        if ((await this.finish.run(attempt, outcome.record)) === 'placed') return ok('placed');
        if (await this.giveBack(attempt, outcome.record)) await failWith(SOLD_OUT);
        return refuse('tire.outOfStock');
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

  /** Refunds a charge for which there is no order; until the provider agrees the attempt stays open and is tried again. */
  async giveBack({ attemptId, amountInCents }: PaymentAttempt, { charge }: ChargeRecord): Promise<boolean> {
    const answer = await this.gateway.refund(attemptId, { charge, amountInCents });
    this.log.warn({ attemptId, charge, answer: answer.kind }, 'a payment without an order goes back');
    return answer.kind === 'succeeded';
  }
}
