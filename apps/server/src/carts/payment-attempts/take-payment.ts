import { Injectable } from '@nestjs/common';

import { type Capture, SHOP_CURRENCY } from '@simpletread/domain';

import { type ChargeAnswer, type LookupAnswer, PaymentGateway } from '../payments/index.js';
import { crashPoint } from '../../platform/shutdown/index.js';
import type { PaymentAttempt } from './payment-attempt.js';

/** The known state of a payment after asking the provider. */
export type PaymentOutcome =
  | Extract<ChargeAnswer, { readonly kind: 'captured' | 'processing' }>
  | Extract<ChargeAnswer, { readonly kind: 'declined' }>
  | { readonly kind: 'tokenUnknown' }
  /** Certainly not charged. */
  | { readonly kind: 'notTaken'; readonly failureCode: string }
  /** Perhaps charged, perhaps still to be. */
  | { readonly kind: 'unanswered' };

const afterFault = (failureCode: string, found: LookupAnswer): PaymentOutcome =>
  found.kind === 'absent' ? { kind: 'notTaken', failureCode } : found;

const afterSilence = (found: LookupAnswer): PaymentOutcome =>
  found.kind === 'absent' ? { kind: 'unanswered' } : found;

/** Returns the capture to ask the provider for. */
export const askedOf = ({ amountInCents, draft }: PaymentAttempt): Capture => ({
  amountInCents,
  currency: SHOP_CURRENCY,
  orderNumber: draft.orderNumber,
});

/** The known state of an attempt that a gift card covers: as good as charged. */
export const noMoneyNeeded = ({ attemptId, draft, amountInCents }: PaymentAttempt): PaymentOutcome => ({
  kind: 'captured',
  record: {
    charge: `gift-card:${attemptId}`,
    amountInCents,
    currency: SHOP_CURRENCY,
    orderNumber: draft.orderNumber,
    cardBrand: null,
    cardLast4: null,
    cardIdentity: null,
    loanId: null,
  },
});

/** Charges an attempt; where the provider fails or stays silent, looks into its books before believing anything. */
@Injectable()
export class TakePayment {
  constructor(private readonly gateway: PaymentGateway) {}

  async run(attempt: PaymentAttempt, token: string): Promise<PaymentOutcome> {
    const { attemptId } = attempt;
    const answer = await this.gateway.charge(attemptId, { ...askedOf(attempt), token });
    crashPoint('checkout.afterProvider');
    switch (answer.kind) {
      case 'faulty':
        return afterFault(answer.failureCode, await this.gateway.find(attemptId));
      case 'unanswered':
        return afterSilence(await this.gateway.find(attemptId));
      case 'unreachable':
        return { kind: 'notTaken', failureCode: answer.kind };
      default:
        return answer;
    }
  }
}
