import type { OrderNumber } from '@simpletread/domain';

import { mailParts } from '../../../../test/builders/platform/mail-parts.js';
import {
  pickupReminderMail,
  pickupReminderText,
  readyAtWarehouseMail,
  readyAtWarehouseText,
} from '../../../orders/messages/pickup-message.js';
import { anOrderRecord } from '../../../orders/order/testing/an-order-record.js';
import { trackingCodeMail } from '../../../orders/tracking/tracking-code-mail.js';
import { hideLinks } from './hide-links.js';

const DAY = { open: '07:30', close: '18:30' };
const COUNTER = {
  code: 'WH-RNO',
  name: 'SimpleTread warehouse Reno',
  address1: '9650 N Virginia St',
  city: 'Reno',
  state: 'NV',
  zip: '89506',
  phone: '7755550166',
  distanceMiles: null,
  hours: { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: null, sun: null },
  timeZone: 'America/Los_Angeles',
};

describe('links in mails, as staff read them', () => {
  it('do not open an account, a reset or an invitation', () => {
    const token = 'A1b2_-'.repeat(7);
    expect(hideLinks(`Here:\nhttp://x.test/reset-password?token=${token}\nand`)).toBe(
      'Here:\nhttp://x.test/reset-password?token=•••\nand',
    );
    expect(hideLinks(`http://x.test/accept-invitation#${token}`)).toBe('http://x.test/accept-invitation#•••');
  });

  it.each(['quotes', 'my-reviews', 'feedback', 'swaps', 'exchanges', 'mailing-list', 'mailing-list/confirm'])(
    'do not open the recipient’s /%s',
    (page) => {
      expect(hideLinks(`http://x.test/${page}/${'A1b2_-'.repeat(7)} is yours`)).toBe(
        `http://x.test/${page}/••• is yours`,
      );
    },
  );

  it('hide the code of a gift card, but not its public number', () => {
    expect(hideLinks('Code: 7K2M-9QXW-ABCD-2345, Gift card 7K2M-9QXW')).toBe(
      'Code: •••, Gift card 7K2M-9QXW',
    );
  });

  it('hide the code of an order in both parts of its email, also in the line that lists of emails show', () => {
    const mail = trackingCodeMail(
      { id: 'o1', number: '4K7QZ9M2XA' as OrderNumber, email: 'dana@example.com' },
      { code: '7K2M9QXW', minutes: 10 },
    );
    const { text, html } = mailParts(mail);
    expect([text, html].map((part) => part.split('7K2M-9QXW').length - 1)).toEqual([1, 2]);
    expect(hideLinks(text)).toMatch(/^••• is your code for order 4K7QZ-9M2XA/);
    for (const part of [text, html]) expect(hideLinks(part)).not.toContain('7K2M');
  });

  it('hide the code of a warehouse pickup in its mails and texts, those that remind its buyer too', () => {
    const order = anOrderRecord();
    const ready = { point: COUNTER, heldUntil: '2026-03-20', code: '7K2M9QXW' };
    const mails = [readyAtWarehouseMail(order, ready), pickupReminderMail(order, ready)].map(mailParts);
    const texts = [readyAtWarehouseText(order, ready), pickupReminderText(order, ready)];
    const parts = [...mails.flatMap(({ text, html }) => [text, html]), ...texts.map(({ text }) => text)];
    for (const part of parts) {
      expect(part).toContain('7K2M-9QXW');
      expect(hideLinks(part)).not.toMatch(/7K2M|9QXW/);
      expect(hideLinks(part)).toContain('4K7QZ-9M2XA');
    }
  });

  it('stay where they open nothing', () => {
    const text = 'Track it: http://x.test/track?order=4K7QZ9M2XA#steps, order 4K7QZ-9M2XA';
    expect(hideLinks(text)).toBe(text);
  });
});
