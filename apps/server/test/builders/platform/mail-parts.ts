import { renderMail } from '@simpletread/domain';

import type { MailToQueue } from '../../../src/platform/messages/index.js';

/** Both parts of an email as its recipient gets them. */
export const mailParts = (mail: MailToQueue): { readonly text: string; readonly html: string } =>
  renderMail(mail, { shopUrl: 'https://shop.example.com', servicePhone: '(800) 555-0199' });
