/** @jest-environment jsdom */
/// <reference lib="dom" />
import { MESSAGE_TEMPLATES } from '../message-template.js';

import type { MailBlock, MailLetter, MailSignature } from './mail-block.js';
import { renderMail } from './render-mail.js';

const SHOP: MailSignature = { shopUrl: 'https://shop.example.com', servicePhone: '(800) 555-0199' };
const letter = (blocks: readonly MailBlock[], more: Partial<MailLetter> = {}): MailLetter => ({
  template: 'order-confirmation',
  subject: 'Order 4K7QZ-9M2XA is confirmed',
  blocks,
  ...more,
});
const BLOCKS: readonly MailBlock[] = [
  'Thank you, Dana.',
  { rows: [['Order', '4K7QZ-9M2XA']] },
  { tires: ['4 × Northway Crosswind HT 225/65R17'] },
  { amounts: [['Tires', '$440.00']], total: ['Out the door', '$415.00'] },
  { link: 'https://shop.example.com/track', label: 'Track your order' },
  { link: 'https://shop.example.com/account', label: 'Your account' },
  { note: 'If you didn’t order, call us.' },
];

/** The words of an HTML page in their order, as a reader of the page gets them. */
const wordsOf = (html: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.querySelectorAll('style, title').forEach((part) => part.remove());
  return page.body.textContent ?? '';
};

describe('a mail of the kit', () => {
  it('says the same in plain text and in HTML, block by block', () => {
    const { text, html } = renderMail(letter(BLOCKS), SHOP);
    expect(text).toBe(
      [
        'Thank you, Dana.',
        'Order: 4K7QZ-9M2XA',
        'Tires: 4 × Northway Crosswind HT 225/65R17',
        'Tires: $440.00\nOut the door: $415.00',
        'Track your order: https://shop.example.com/track',
        'Your account: https://shop.example.com/account',
        'If you didn’t order, call us.',
        '--\nQuestions? Call (800) 555-0199.\nYou’re getting this email because you placed an order with SimpleTread.\nSimpleTread, https://shop.example.com',
      ].join('\n\n'),
    );
    const words = wordsOf(html);
    for (const line of text.split('\n').filter((one) => one !== '' && one !== '--'))
      for (const part of line.split(': ')) if (!part.endsWith('/account')) expect(words).toContain(part);
  });

  it('makes its first link the button, with the address below for programs that draw none', () => {
    const { html } = renderMail(letter(BLOCKS), SHOP);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelectorAll('.st-button a')).toHaveLength(1);
    expect(page.querySelector('.st-button a')?.getAttribute('href')).toBe('https://shop.example.com/track');
    expect(wordsOf(html)).toContain('Button not working? Open https://shop.example.com/track');
  });

  it('shows lists of mails its first paragraph, hidden in the mail', () => {
    const page = new DOMParser().parseFromString(renderMail(letter(BLOCKS), SHOP).html, 'text/html');
    const [first] = page.body.children;
    expect(first?.textContent).toMatch(/^Thank you, Dana\./);
    expect(first?.getAttribute('style')).toContain('display:none');
  });

  it('is laid out in tables, with labels that a screen reader reads with their values', () => {
    const page = new DOMParser().parseFromString(renderMail(letter(BLOCKS), SHOP).html, 'text/html');
    expect(page.querySelectorAll('div')).toHaveLength(1);
    for (const table of page.querySelectorAll('table'))
      expect(table.getAttribute('role') === null).toBe(
        table.querySelector(':scope > tbody > tr > th') !== null,
      );
  });

  it('lets no name or address become markup', () => {
    const evil = '<img src=x onerror="alert(1)"> & Sons';
    const { html } = renderMail(
      letter(
        [
          evil,
          { note: evil },
          { rows: [[evil, evil]] },
          { tires: [evil] },
          { amounts: [[evil, evil]], total: [evil, evil] },
          { link: 'https://x/?a="b"><img>', label: evil },
          { link: 'https://x/?a="b"><img>', label: evil },
        ],
        { subject: `</title>${evil}` },
      ),
      { shopUrl: 'https://x/"><img>', servicePhone: evil },
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelectorAll('img, [onerror]')).toHaveLength(0);
    expect(wordsOf(html)).toContain(evil);
  });

  it.each(MESSAGE_TEMPLATES)('of the kind %s says why it came', (template) => {
    const { text } = renderMail(letter(['Hello.'], { template }), SHOP);
    expect(text).toMatch(/\nYou’re getting this email because .*\.\n/);
  });

  it('leaves out the phone number for colleagues, and when it is unknown', () => {
    expect(renderMail(letter(['Hello.'], { template: 'alert' }), SHOP).text).not.toContain('Questions?');
    expect(renderMail(letter(['Hello.']), { shopUrl: null, servicePhone: null }).text).not.toContain('Call');
  });
});
