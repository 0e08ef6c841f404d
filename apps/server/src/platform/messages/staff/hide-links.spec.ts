import { hideLinks } from './hide-links.js';

describe('links in mails, as staff read them', () => {
  it('do not open an account, a reset or an invitation', () => {
    const token = 'A1b2_-'.repeat(7);
    expect(hideLinks(`Here:\nhttp://x.test/reset-password?token=${token}\nand`)).toBe(
      'Here:\nhttp://x.test/reset-password?token=•••\nand',
    );
    expect(hideLinks(`http://x.test/accept-invitation#${token}`)).toBe('http://x.test/accept-invitation#•••');
  });

  it('do not open a quote', () => {
    expect(hideLinks(`http://x.test/quotes/${'A1b2_-'.repeat(7)} is yours`)).toBe(
      'http://x.test/quotes/••• is yours',
    );
  });

  it('hide the code of a gift card, and nothing like it', () => {
    expect(hideLinks('Code: 7K2M-9QXW-ABCD-2345, number 7K2M-9QXW')).toBe('Code: •••, number 7K2M-9QXW');
  });

  it('stay where they open nothing', () => {
    const text = 'Track it: http://x.test/track?order=4K7QZ9M2XA#steps, order 4K7QZ-9M2XA';
    expect(hideLinks(text)).toBe(text);
  });
});
