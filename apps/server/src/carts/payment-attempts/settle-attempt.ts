import { Injectable } from '@nestjs/common';
import { formatMoney, formatOrderNumber, ok, refuse, type Result } from '@simpletread/domain';

import { Alerts } from '../../platform/alerts/index.js';
import { PaymentAlarms } from '../payment-limits/index.js';
import type { ChargeRecord } from '../payments/index.js';

import { type Ended, FailAttempt } from './fail-attempt.js';
import { type Finish, FinishAttempt } from './finish-attempt.js';
import {
  AMOUNT_DIFFERS,
  DEAL_USED_UP,
  type PaymentAttempt,
  REPLACED_LATE,
  SLOT_TAKEN,
  SOLD_OUT,
} from './payment-attempt.js';
import { type Decline, PaymentAttemptRepository } from './payment-attempt.repository.js';
import type { PaymentOutcome } from './take-payment.js';

export type Settled = Result<
  'placed' | 'processing',
  | 'payment.declined'
  | 'payment.tokenUnknown'
  | 'payment.notProcessed'
  | 'payment.amountDiffers'
  | 'tire.outOfStock'
  | 'promotion.usedUp'
  | 'appointment.taken'
  | 'order.replacedLate'
>;

/** For money that is wrong or came too late. An attempt abandoned meanwhile keeps its own reason. */
const failureCodeOf = ({ code }: Extract<Finish, { ok: false }>['fault']): string => {
  if (code === 'payment.amountDiffers') return AMOUNT_DIFFERS;
  if (code === 'appointment.taken') return SLOT_TAKEN;
  if (code === 'order.replacedLate') return REPLACED_LATE;
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
    private readonly alerts: Alerts,
    private readonly alarms: PaymentAlarms,
  ) {}

  async run(
    attempt: PaymentAttempt,
    outcome: PaymentOutcome,
    { isShopperWaiting }: Audience,
  ): Promise<Settled> {
    const { attemptId } = attempt;
    const isShopperNotified = !isShopperWaiting;
    const failWith = (failureCode: string, decline?: Decline): Promise<Ended> =>
      this.fail.run(attemptId, {
        failureCode,
        isShopperNotified,
        ...(decline === undefined ? {} : { decline }),
      });
    switch (outcome.kind) {
      case 'captured': {
        const finished = await this.finish.run(attempt, outcome.record);
        if (finished.ok) return ok('placed');
        if (finished.fault.code === 'payment.amountDiffers') await this.alarm(attempt, outcome.record);
        // Closed before any money moves: what is given back must never become an order. The money follows by a job.
        return (await failWith(failureCodeOf(finished.fault))) === 'captured' ? ok('placed') : finished;
      }
      case 'processing':
        await this.attempts.markProcessing(attemptId, outcome.record);
        return ok('processing');
      case 'unanswered':
        return ok('processing');
      case 'declined':
        await failWith(outcome.failureCode, outcome);
        await this.alarms.declined();
        return refuse('payment.declined');
      case 'tokenUnknown':
        await failWith('token_unknown');
        return refuse('payment.tokenUnknown');
      case 'notTaken':
        await failWith(outcome.failureCode);
        return refuse('payment.notProcessed');
    }
  }

  private alarm(
    { attemptId, draft, amountInCents, method }: PaymentAttempt,
    record: ChargeRecord,
  ): Promise<void> {
    const { orderNumber } = draft;
    return this.alerts.raise({
      kind: 'payment.amountDiffers',
      subject: `Order ${formatOrderNumber(orderNumber)}`,
      subjectKey: attemptId,
      facts: [
        { label: 'Order total', text: `${formatMoney(amountInCents)} (USD)` },
        { label: 'Charged', text: `${formatMoney(record.amountInCents)} (${record.currency})` },
        { label: 'Charged for order', text: record.orderNumber },
        { label: 'Provider’s charge', text: record.charge },
        { label: 'Payment method', text: method },
      ],
    });
  }
}
