import {
  easternMoment,
  type ExchangeState,
  formatMoney,
  formatOrderNumber,
  formatReturnNumber,
  returnReasonText,
  type ReturnPrice,
  type MessageTemplate,
  type MailBlock,
} from '@simpletread/domain';

import type { MailToQueue } from '../../platform/messages/index.js';
import { type OrderRecord, paymentLabel, tireLabel } from '../order/index.js';
import type { ReturnRecord } from '../returns/index.js';

/** A return and everything that its mails say. */
export interface ReturnFacts {
  readonly order: OrderRecord;
  readonly record: ReturnRecord;
  readonly price: ReturnPrice;
  /** The page of the return. */
  readonly url: string;
  readonly answerDueAt: Date;
  /** The exchange for the right size, and the address at which it is ordered. */
  readonly exchange: { readonly state: ExchangeState; readonly url: string } | null;
  readonly refundDueAt: Date | null;
  /** The appointment that is off as all tires are back, in words. */
  readonly freedAppointment: string | null;
}

const tiresOf = ({ order, record }: ReturnFacts, count: 'quantity' | 'accepted') =>
  record.lines.flatMap((line) => {
    const sold = order.lines.find(({ id }) => id === line.line_id);
    return sold === undefined || line[count] === 0
      ? []
      : [['Tires', `${line[count]} × ${tireLabel(sold)}`] as const];
  });

const mail = (
  facts: ReturnFacts,
  template: MessageTemplate,
  subject: string,
  blocks: readonly MailBlock[],
): MailToQueue => ({
  channel: 'email',
  to: facts.order.email,
  template,
  subject: `Return ${formatReturnNumber(facts.record.number)} ${subject}`,
  blocks: [...blocks, { link: facts.url, label: 'See your return' }],
  orderId: facts.order.id,
});

const orderRow = ({ order }: ReturnFacts) => ['Order', formatOrderNumber(order.number)] as const;

const refundRows = ({ order, price }: ReturnFacts): (readonly [string, string])[] =>
  price.refundInCents === 0
    ? []
    : [['Refund', `${formatMoney(price.refundInCents)} to ${paymentLabel(order.payment)}`]];

const feeRow = ({ price }: ReturnFacts): (readonly [string, string])[] =>
  price.feeInCents === 0 ? [] : [['Handling, deducted', formatMoney(price.feeInCents)]];

const exchangeBlocks = ({ exchange, record, price }: ReturnFacts): MailBlock[] => {
  const { exchange: chosen, exchange_until: until } = record;
  if (exchange === null || chosen === null || until === null) return [];
  const tires = `${chosen.quantity} × ${chosen.name}`;
  if (exchange.state === 'ordered')
    return [`The ${formatMoney(price.waivedInCents)} handling fee is waived while you keep the right size.`];
  return exchange.state === 'open'
    ? [
        `You’re exchanging them for ${tires}. Order by ${easternMoment(until)}, and the handling fee is waived.`,
        { link: exchange.url, label: 'Order the right size' },
      ]
    : [];
};

/** The right size was ordered in time. */
export const exchangeOrderedMail = (facts: ReturnFacts): MailToQueue =>
  mail(facts, 'return-exchange-ordered', 'is now an exchange', [
    `${facts.order.first_name}, you ordered the right size.`,
    ...exchangeBlocks(facts),
    { rows: [orderRow(facts), ...tiresOf(facts, 'quantity'), ...feeRow(facts), ...refundRows(facts)] },
    'If you cancel or return the new tires, the handling fee of $20 per tire applies again.',
  ]);

/** The right size was cancelled, returned or not ordered in time. */
export const exchangeEndedMail = (facts: ReturnFacts): MailToQueue =>
  mail(facts, 'return-exchange-ended', 'is no longer an exchange', [
    facts.exchange?.state === 'lapsed'
      ? `${facts.order.first_name}, the right size wasn’t ordered in time, so the handling fee of $20 per tire is deducted from your refund.`
      : `${facts.order.first_name}, the right size was cancelled or returned, so the handling fee of $20 per tire applies again.`,
    { rows: [orderRow(facts), ...tiresOf(facts, 'quantity'), ...feeRow(facts), ...refundRows(facts)] },
  ]);

/** We have the request, and when we answer. */
export const returnRequestedMail = (facts: ReturnFacts): MailToQueue =>
  mail(facts, 'return-requested', 'requested', [
    `${facts.order.first_name}, we got your request. We’ll answer by ${easternMoment(facts.answerDueAt)}.`,
    {
      rows: [
        orderRow(facts),
        ...tiresOf(facts, 'quantity'),
        ['Reason', returnReasonText(facts.record.reason)],
        ...feeRow(facts),
        ...refundRows(facts),
      ],
    },
    ...exchangeBlocks(facts),
    'Please don’t send the tires before we answer. If we approve, you print the labels on the page of your return.',
  ]);

export const returnAppealedMail = (facts: ReturnFacts): MailToQueue =>
  mail(facts, 'return-appealed', 'appeal received', [
    `${facts.order.first_name}, we got your appeal. We’ll answer by ${easternMoment(facts.answerDueAt)}.`,
    { rows: [orderRow(facts), ...tiresOf(facts, 'quantity')] },
  ]);

export const returnApprovedMail = (facts: ReturnFacts): MailToQueue =>
  mail(facts, 'return-approved', 'is approved', [
    `${facts.order.first_name}, you can send your tires back. Print the labels on the page of your return, tape one on each tire, and send them to the warehouse it names.`,
    { rows: [orderRow(facts), ...tiresOf(facts, 'quantity'), ...feeRow(facts), ...refundRows(facts)] },
    ...exchangeBlocks(facts),
    'We refund within 48 hours of receiving the tires.',
  ]);

export const returnDeniedMail = (facts: ReturnFacts): MailToQueue =>
  mail(facts, 'return-denied', 'is denied', [
    `${facts.order.first_name}, we can’t take these tires back.`,
    {
      rows: [
        orderRow(facts),
        ...tiresOf(facts, 'quantity'),
        ['Our reason', facts.record.denial_reason ?? ''],
      ],
    },
    facts.record.state === 'denied'
      ? 'Do you disagree? You can appeal once on the page of your return.'
      : 'We reviewed your appeal. This is our final answer.',
  ]);

// Without an accepted tire there may be nothing to refund.
const nextAfterReceipt = ({ price, refundDueAt, answerDueAt }: ReturnFacts): string => {
  const by = easternMoment(refundDueAt ?? answerDueAt);
  return price.quantity === 0 ? `We are checking them and email you by ${by}.` : `We refund by ${by}.`;
};

export const returnReceivedMail = (facts: ReturnFacts): MailToQueue =>
  mail(facts, 'return-received', 'has arrived', [
    `${facts.order.first_name}, your tires are at our warehouse. ${nextAfterReceipt(facts)}`,
    { rows: [orderRow(facts), ...tiresOf(facts, 'accepted'), ...feeRow(facts), ...refundRows(facts)] },
    ...(facts.freedAppointment === null
      ? []
      : [`Your appointment on ${facts.freedAppointment} is cancelled, as there are no tires to install.`]),
  ]);

export const returnNotAcceptedMail = (facts: ReturnFacts): MailToQueue =>
  mail(facts, 'return-not-accepted', 'is not accepted', [
    `${facts.order.first_name}, we checked your tires and can’t refund them.`,
    { rows: [orderRow(facts), ['Our reason', facts.record.denial_reason ?? '']] },
  ]);

export const returnRefundedMail = (facts: ReturnFacts): MailToQueue =>
  mail(facts, 'return-refunded', 'is refunded', [
    `${facts.order.first_name}, your money is on its way.`,
    { rows: [orderRow(facts), ...tiresOf(facts, 'accepted'), ...feeRow(facts), ...refundRows(facts)] },
    ...((facts.order.payment?.card_last4 ?? null) === null
      ? []
      : ['Banks take 3 to 5 business days to show it.']),
  ]);

export const returnCancelledMail = (facts: ReturnFacts): MailToQueue =>
  mail(facts, 'return-cancelled', 'is cancelled', [
    `${facts.order.first_name}, your return is cancelled. Nothing is charged, and you keep your tires.`,
    { rows: [orderRow(facts), ...tiresOf(facts, 'quantity')] },
  ]);
