import {
  ENTERED_CODE_MINUTES,
  formatOrderNumber,
  formatTrackingCode,
  type OrderNumber,
} from '@simpletread/domain';

import { type MailToQueue } from '../../platform/messages/index.js';
import type { AskedCode } from './tracking-guard.repository.js';

const lifeOf = (minutes: number): string =>
  minutes < ENTERED_CODE_MINUTES
    ? `Enter it within ${minutes} minutes. It then works until an hour after this email.`
    : `It works for ${minutes / 60} hours.`;

/** The email with the code that opens a locked order, and that lets a guest change theirs. */
export const trackingCodeMail = (
  { id, number, email }: AskedCode,
  { code, minutes }: { readonly code: string; readonly minutes: number },
): MailToQueue => ({
  channel: 'email',
  to: email,
  template: 'tracking-code',
  subject: 'Your order code',
  orderId: id,
  blocks: [
    `${formatTrackingCode(code)} is your code for order ${formatOrderNumber(number as OrderNumber)}. ${lifeOf(minutes)}`,
    'We ask for it before anyone without an account makes or changes a return, a price claim or a coverage claim, and when an order number was entered with several wrong ZIP codes.',
    'If you didn’t ask for it, ignore this email. The code is only in this email, so your order stays private.',
  ],
});
