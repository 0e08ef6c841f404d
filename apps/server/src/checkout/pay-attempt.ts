import { Injectable } from '@nestjs/common';

import type { PaymentAttempt } from './payment-attempt.js';
import { SettleAttempt, type Settled } from './settle-attempt.js';
import { TakePayment } from './take-payment.js';

/** Charges an attempt and draws the consequence, for a shopper who waits for it. */
@Injectable()
export class PayAttempt {
  constructor(
    private readonly takePayment: TakePayment,
    private readonly settle: SettleAttempt,
  ) {}

  async run(attempt: PaymentAttempt, cardToken: string): Promise<Settled> {
    const outcome = await this.takePayment.run(attempt, cardToken);
    return this.settle.run(attempt, outcome, { isShopperWaiting: true });
  }
}
