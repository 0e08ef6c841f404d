import type { OrderNumber } from '@simpletread/domain';

import { mailParts } from '../../../test/builders/platform/mail-parts.js';
import { trackingCodeMail } from './tracking-code-mail.js';

describe('the mail with a code', () => {
  const { text } = mailParts(
    trackingCodeMail(
      { id: 'o1', number: '4K7QZ9M2XA' as OrderNumber, email: 'dana@example.com' },
      { code: '7K2M9QXW', minutes: 10 },
    ),
  );

  it('says that an entered code ends an hour after the email, whenever it was entered', () => {
    expect(text).toContain('Enter it within 10 minutes. It then works until an hour after this email.');
  });

  it('names every change that asks for it', () => {
    expect(text).toContain('a return, a price claim or a coverage claim');
  });
});
