import {
  addCents,
  answerDueAt,
  easternMoment,
  formatMoney,
  formatOrderNumber,
  formatPriceClaimNumber,
  type MessageTemplate,
  type MailBlock,
} from '@simpletread/domain';

import type { MailToQueue } from '../../platform/messages/index.js';
import { type OrderRecord, paymentLabel, tireLabel } from '../order/index.js';
import { needsProof, type PriceClaimRecord } from '../price-claims/index.js';

/** A claim and everything that its mails say. */
export interface PriceClaimFacts {
  readonly order: OrderRecord;
  readonly record: PriceClaimRecord;
  /** The page of the claim. */
  readonly url: string;
  readonly canClaimAgain: boolean;
}

const mail = (
  { order, record, url }: PriceClaimFacts,
  template: MessageTemplate,
  subject: string,
  blocks: readonly MailBlock[],
): MailToQueue => ({
  channel: 'email',
  to: order.email,
  template,
  subject: `Price claim ${formatPriceClaimNumber(record.number)} ${subject}`,
  blocks: [...blocks, { link: url, label: 'See your claim' }],
  orderId: order.id,
});

const tireRows = ({ order, record }: PriceClaimFacts): (readonly [string, string])[] => {
  const line = order.lines.find(({ id }) => id === record.line_id);
  return [
    ['Order', formatOrderNumber(order.number)],
    ...(line === undefined ? [] : [['Tires', tireLabel(line)] as const]),
    ['Lower price', `${formatMoney(record.price_per_tire_in_cents)} per tire`],
  ];
};

const refundRows = ({ order, record }: PriceClaimFacts): (readonly [string, string])[] => {
  const { difference_in_cents: difference, sales_tax_in_cents: tax, quantity } = record;
  if (difference === null || tax === null || quantity === null) return [];
  return [
    [`Difference, ${quantity} ${quantity === 1 ? 'tire' : 'tires'}`, formatMoney(difference)],
    ...(tax === 0 ? [] : [['Sales tax', formatMoney(tax)] as const]),
    ['Refund', `${formatMoney(addCents(difference, tax))} to ${paymentLabel(order.payment)}`],
  ];
};

/** We have the claim, and when we answer. */
export const priceClaimRequestedMail = (facts: PriceClaimFacts): MailToQueue =>
  mail(facts, 'price-claim-requested', 'received', [
    needsProof(facts.record)
      ? `${facts.order.first_name}, we got your claim. We’ll answer within 24 hours of your proof.`
      : `${facts.order.first_name}, we got your claim. We’ll answer by ${easternMoment(answerDueAt(facts.record.requested_at))}.`,
    { rows: tireRows(facts) },
    ...(needsProof(facts.record)
      ? ['We need the address or a picture of the offer. You can add pictures on the page of your claim.']
      : []),
  ]);

export const priceClaimApprovedMail = (facts: PriceClaimFacts): MailToQueue =>
  mail(facts, 'price-claim-approved', 'is approved', [
    `${facts.order.first_name}, you get the difference back, and you keep your tires.`,
    { rows: [...tireRows(facts), ...refundRows(facts)] },
  ]);

export const priceClaimDeniedMail = (facts: PriceClaimFacts): MailToQueue =>
  mail(facts, 'price-claim-denied', 'is denied', [
    `${facts.order.first_name}, we can’t refund a difference for this price.`,
    { rows: [...tireRows(facts), ['Our reason', facts.record.denial_reason ?? '']] },
    ...(facts.canClaimAgain ? ['You can claim another price until the 30 days are over.'] : []),
  ]);

export const priceClaimWithdrawnMail = (facts: PriceClaimFacts): MailToQueue =>
  mail(facts, 'price-claim-withdrawn', 'is withdrawn', [
    `${facts.order.first_name}, your claim is withdrawn.${facts.canClaimAgain ? ' You can make another one until the 30 days are over.' : ''}`,
    { rows: tireRows(facts) },
  ]);

export const priceClaimRefundedMail = (facts: PriceClaimFacts): MailToQueue =>
  mail(facts, 'price-claim-refunded', 'is refunded', [
    `${facts.order.first_name}, your money is on its way.`,
    { rows: [...tireRows(facts), ...refundRows(facts)] },
    ...((facts.order.payment?.card_last4 ?? null) === null
      ? []
      : ['Banks take 3 to 5 business days to show it.']),
  ]);
