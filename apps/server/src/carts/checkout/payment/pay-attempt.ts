import { Injectable } from '@nestjs/common';
import type { CallInput, placeOrder } from '@simpletread/contract';
import { DECLINES_COUNT_MINUTES, ok, refuse, type Result } from '@simpletread/domain';

import { CheckCard } from './check-card.js';
import { OpenLoan } from '../../pay-later/index.js';
import {
  needsNoMoney,
  noMoneyNeeded,
  type PaymentAttempt,
  SettleAttempt,
  type StartedAttempt,
  TakePayment,
} from '../../payment-attempts/index.js';

/** The shopper's payment method. */
export type Payment = CallInput<typeof placeOrder>['body']['payment'];

interface Paid {
  readonly attempt: PaymentAttempt;
  readonly state: 'placed' | 'processing' | 'away';
}

/** Requests the money of an attempt: charges a card, or opens a lender's page. */
@Injectable()
export class PayAttempt {
  constructor(
    private readonly takePayment: TakePayment,
    private readonly openLoan: OpenLoan,
    private readonly settle: SettleAttempt,
    private readonly card: CheckCard,
  ) {}

  async run(attempt: StartedAttempt, payment: Payment): Promise<Result<Paid>> {
    if (needsNoMoney(attempt)) {
      const settled = await this.settle.run(attempt, noMoneyNeeded(attempt), { isShopperWaiting: true });
      return settled.ok ? ok({ attempt, state: settled.value }) : settled;
    }
    if (payment.method === 'gift-card') throw new Error(`${attempt.attemptId} has money to be paid`);
    if (payment.method !== 'card') {
      const opened = await this.openLoan.run(attempt);
      return opened.ok ? ok({ attempt: opened.value, state: 'away' }) : opened;
    }
    if (attempt.isCardSuspected && (await this.card.isPaused(attempt, payment.token)))
      return refuse('payment.paused', { minutes: DECLINES_COUNT_MINUTES });
    const outcome = await this.takePayment.run(attempt, payment.token);
    const settled = await this.settle.run(attempt, outcome, { isShopperWaiting: true });
    return settled.ok ? ok({ attempt, state: settled.value }) : settled;
  }
}
