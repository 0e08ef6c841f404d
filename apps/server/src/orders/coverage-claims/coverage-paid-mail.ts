import { type Cents, formatCoverageClaimNumber, formatMoney, formatOrderNumber } from '@simpletread/domain';

import { type MailToQueue } from '../../platform/messages/index.js';
import type { OrderRecord } from '../order/index.js';
import type { CoverageClaimRecord } from './coverage-claim.reader.js';

/** A paid claim and everything that its mail says. */
export interface PaidCoverage {
  readonly order: OrderRecord;
  readonly record: CoverageClaimRecord;
  /** The page of the claim. */
  readonly url: string;
  readonly amountInCents: Cents;
  /** The gift card's code, in groups of four; null for a card in the buyer's account. */
  readonly code: string | null;
}

/** The gift card of a paid claim. The code is in no other mail, and we don't keep it. */
export const coveragePaidMail = ({ order, record, url, amountInCents, code }: PaidCoverage): MailToQueue => ({
  channel: 'email',
  to: order.email,
  template: 'coverage-claim-paid',
  subject: `Coverage claim ${formatCoverageClaimNumber(record.number)} is paid`,
  blocks: [
    `${order.first_name}, your claim is approved. Here is your ${formatMoney(amountInCents)} gift card.`,
    {
      rows: [
        ['Order', formatOrderNumber(order.number)],
        ['Gift card', formatMoney(amountInCents)],
        ...(code === null ? [] : [['Code', code] as const]),
      ],
    },
    code === null
      ? 'It is in your account, comes off your next order and never expires.'
      : 'Enter the code at checkout. It never expires. Keep this email: whoever has the code can spend the card.',
    { link: url, label: 'See your claim' },
  ],
  orderId: order.id,
});
