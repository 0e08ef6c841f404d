import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isPayLater, paymentMethodName } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import { mailBody, Messages } from '../../platform/messages/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import { PAYMENT_FAILED, type PaymentFailedPayload } from './attempt.events.js';
import { CART_CHANGED, DEAL_USED_UP, type PaymentAttempt, SLOT_TAKEN, SOLD_OUT } from './payment-attempt.js';
import { PaymentAttemptRepository } from './payment-attempt.repository.js';

const REASONS: ReadonlyMap<string, (who: string, back: string) => string> = new Map([
  [
    SOLD_OUT,
    (who, back) =>
      `While ${who} took its time somebody else bought the tires. What you paid is on its way back${back}.`,
  ],
  [
    DEAL_USED_UP,
    (who, back) =>
      `While ${who} took its time a deal of your order was used up. What you paid is on its way back${back}.`,
  ],
  [
    SLOT_TAKEN,
    (who, back) =>
      `While ${who} took its time somebody else took your time slot at the shop. What you paid is on its way back${back}.`,
  ],
  [
    CART_CHANGED,
    (who) => `Your cart was changed while you were with ${who}, so that nothing was taken for it.`,
  ],
]);
const NOT_COMPLETED =
  'The payment could not be completed. You were not charged; should your bank show an amount all the same, you get it back.';

const reasonOf = ({ failureCode, method }: PaymentAttempt): string => {
  const words = REASONS.get(failureCode ?? '');
  if (words === undefined) return NOT_COMPLETED;
  const lender = isPayLater(method) ? paymentMethodName(method) : null;
  return words(lender ?? 'your bank', lender === null ? ' to your card' : ` to ${lender}`);
};

/** Notifies shoppers whose payment was processing and then failed. */
@Injectable()
export class PaymentFailedMessage implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly attempts: PaymentAttemptRepository,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.consumers.register<PaymentFailedPayload>({
      consumer: 'checkout.payment-failed-message',
      eventType: PAYMENT_FAILED,
      handle: async (tx, { payload }) => {
        const attempt = await this.attempts.find(payload.attemptId, tx);
        if (attempt === null) throw new Error(`attempt ${payload.attemptId} is missing`);
        const { shipTo } = attempt.draft;
        await this.messages.queue(tx, {
          channel: 'email',
          to: shipTo.email,
          template: 'payment-failed',
          subject: 'Your payment did not go through',
          ...mailBody([
            `${shipTo.firstName}, your order was not placed. ${reasonOf(attempt)}`,
            { link: `${this.config.storefrontUrl}/cart`, label: 'Your cart is still there' },
          ]),
        });
      },
    });
  }
}
