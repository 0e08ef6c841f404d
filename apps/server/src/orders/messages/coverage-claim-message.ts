import {
  answerDueAt,
  coverageClaimKindText,
  easternMoment,
  formatCoverageClaimNumber,
  formatMoney,
  formatOrderNumber,
  type MessageTemplate,
  type MailBlock,
} from '@simpletread/domain';

import type { MailToQueue } from '../../platform/messages/index.js';
import { type CoverageClaimRecord, needsProof } from '../coverage-claims/index.js';
import { type OrderRecord, tireLabel } from '../order/index.js';

/** A claim and everything that its mails say. */
export interface CoverageClaimFacts {
  readonly order: OrderRecord;
  readonly record: CoverageClaimRecord;
  /** The page of the claim. */
  readonly url: string;
}

const mail = (
  { order, record, url }: CoverageClaimFacts,
  template: MessageTemplate,
  subject: string,
  blocks: readonly MailBlock[],
): MailToQueue => ({
  channel: 'email',
  to: order.email,
  template,
  subject: `Coverage claim ${formatCoverageClaimNumber(record.number)} ${subject}`,
  blocks: [...blocks, { link: url, label: 'See your claim' }],
  orderId: order.id,
});

const rowsOf = ({ order, record }: CoverageClaimFacts): (readonly [string, string])[] => {
  const line = order.lines.find(({ id }) => id === record.line_id);
  const { bill_in_cents: bill } = record;
  return [
    ['Order', formatOrderNumber(order.number)],
    ['Claim', coverageClaimKindText(record.kind)],
    ...(line === undefined ? [] : [['Tires', `${record.quantity} × ${tireLabel(line)}`] as const]),
    ...(bill === null ? [] : [['Bill', formatMoney(bill)] as const]),
  ];
};

const answerBy = ({ our_turn_since: since }: CoverageClaimRecord): string =>
  since === null ? '' : ` We’ll answer by ${easternMoment(answerDueAt(since))}.`;

/** We have the claim, and what is missing. */
export const coverageClaimRequestedMail = (facts: CoverageClaimFacts): MailToQueue =>
  mail(facts, 'coverage-claim-requested', 'received', [
    needsProof(facts.record)
      ? `${facts.order.first_name}, we got your claim. We’ll answer within 24 hours of your first picture.`
      : `${facts.order.first_name}, we got your claim.${answerBy(facts.record)}`,
    { rows: rowsOf(facts) },
    ...(needsProof(facts.record)
      ? [
          facts.record.kind === 'replacement'
            ? 'We need a picture of the damage. You can add pictures on the page of your claim.'
            : 'We need a picture of the bill. You can add pictures on the page of your claim.',
        ]
      : []),
  ]);

export const coverageClaimAskedMail = (facts: CoverageClaimFacts): MailToQueue =>
  mail(facts, 'coverage-claim-asked', 'needs your answer', [
    `${facts.order.first_name}, we have a question before we can decide.`,
    { rows: [...rowsOf(facts), ['Our question', facts.record.question ?? '']] },
  ]);

export const coverageClaimDeniedMail = (facts: CoverageClaimFacts): MailToQueue =>
  mail(facts, 'coverage-claim-denied', 'is denied', [
    `${facts.order.first_name}, we can’t pay this claim.`,
    { rows: [...rowsOf(facts), ['Our reason', facts.record.denial_reason ?? '']] },
    ...(facts.record.appealed_at === null ? ['You can appeal once, on the page of your claim.'] : []),
  ]);

export const coverageClaimAppealedMail = (facts: CoverageClaimFacts): MailToQueue =>
  mail(facts, 'coverage-claim-appealed', 'is under review again', [
    `${facts.order.first_name}, we got your appeal.${answerBy(facts.record)}`,
    { rows: rowsOf(facts) },
  ]);

export const coverageClaimCancelledMail = (facts: CoverageClaimFacts): MailToQueue =>
  mail(facts, 'coverage-claim-cancelled', 'is cancelled', [
    `${facts.order.first_name}, your claim is cancelled.`,
    { rows: rowsOf(facts) },
  ]);
