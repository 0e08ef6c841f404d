import { formatOrderNumber, type OrderNumber, TRACKING_CODE_MINUTES } from '@simpletread/domain';

import { mailBody, type MessageToQueue } from '../../platform/messages/index.js';
import type { AskedCode } from './tracking-guard.repository.js';

/** The email with the code that opens a locked order. */
export const trackingCodeMail = ({ id, number, email }: AskedCode, code: string): MessageToQueue => ({
  channel: 'email',
  to: email,
  template: 'tracking-code',
  subject: 'Your code to track your order',
  orderId: id,
  ...mailBody([
    `${code} is your code to track order ${formatOrderNumber(number as OrderNumber)}. It works for ${TRACKING_CODE_MINUTES} minutes.`,
    'We ask for a code because this order number was entered with several wrong ZIP codes.',
    'If you didn’t ask for it, ignore this email. The code is only in this email, so your order stays private.',
  ]),
});
