import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isPayLater, paymentMethodName } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import { Messages } from '../../platform/messages/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import { PAYMENT_FAILED, type PaymentFailedPayload } from './attempt.events.js';
import {
  AMOUNT_DIFFERS,
  CART_CHANGED,
  DEAL_USED_UP,
  type PaymentAttempt,
  REPLACED_LATE,
  SLOT_TAKEN,
  SOLD_OUT,
} from './payment-attempt.js';
import { PaymentAttemptRepository } from './payment-attempt.repository.js';

const REASONS: ReadonlyMap<string, (who: string, back: string) => string> = new Map([
  [
    SOLD_OUT,
    (who, back) =>
      `While ${who} was processing your payment, the tires sold out. Your refund is on its way${back}.`,
  ],
  [
    DEAL_USED_UP,
    (who, back) =>
      `While ${who} was processing your payment, a deal in your order ran out. Your refund is on its way${back}.`,
  ],
  [
    SLOT_TAKEN,
    (who, back) =>
      `While ${who} was processing your payment, your time slot at the shop was taken. Your refund is on its way${back}.`,
  ],
  [
    REPLACED_LATE,
    (who, back) =>
      `While ${who} was processing your payment, the order that this one replaces was changed, put on hold, cancelled or labeled, so it stays as it is. Your refund is on its way${back}.`,
  ],
  [
    AMOUNT_DIFFERS,
    (who, back) =>
      `The amount that ${who} charged differs from your order’s total. Your refund is on its way${back}.`,
  ],
  [CART_CHANGED, (who) => `Your cart changed while you were with ${who}, so we didn’t take a payment.`],
]);
const NOT_COMPLETED =
  'The payment couldn’t be completed. You weren’t charged. If your bank shows a charge, it will be refunded.';

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
          subject: 'Your payment didn’t go through',
          blocks: [
            `${shipTo.firstName}, your order was not placed. ${reasonOf(attempt)}`,
            { link: `${this.config.storefrontUrl}/cart`, label: 'Your cart is still there' },
          ],
        });
      },
    });
  }
}
