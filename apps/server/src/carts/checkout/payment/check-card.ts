import { Injectable } from '@nestjs/common';
import { MOST_DECLINES } from '@simpletread/domain';

import { CARD_PAUSED, FailAttempt, type StartedAttempt } from '../../payment-attempts/index.js';
import { LimitRepository, PaymentAlarms } from '../../payment-limits/index.js';
import { PaymentGateway } from '../../payments/index.js';

/**
 * Checks the card itself, by the provider's name for it, before it is charged. Asked only while some card was declined too often: a
 * checkout has no second call to the provider otherwise.
 */
@Injectable()
export class CheckCard {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly counts: LimitRepository,
    private readonly alarms: PaymentAlarms,
    private readonly fail: FailAttempt,
  ) {}

  /** True if the card rests. Its attempt has then failed, uncharged. */
  async isPaused(attempt: StartedAttempt, token: string): Promise<boolean> {
    const identity = await this.gateway.identify(token);
    if (identity === null || (await this.counts.declinesOfCard(identity)) < MOST_DECLINES.card) return false;
    await this.fail.run(attempt.attemptId, { failureCode: CARD_PAUSED, isShopperNotified: false });
    const { payer, cartId, draft } = attempt;
    await this.alarms.cardUsed(identity, { payer, cartId, orderNumber: draft.orderNumber });
    return true;
  }
}
