import { parseContactMessage } from './contact-form.js';

describe('the message of the contact form', () => {
  it('has 1 to 2,000 characters [R3.19 contact]', () => {
    expect(parseContactMessage(' Can the shop also align?\r\nThanks ')).toEqual({
      ok: true,
      value: 'Can the shop also align?\nThanks',
    });
    expect(parseContactMessage('x'.repeat(2_000)).ok).toBe(true);
    for (const text of ['  \n', 'x'.repeat(2_001)])
      expect(parseContactMessage(text)).toMatchObject({
        ok: false,
        fault: { code: 'contact.messageInvalid' },
      });
  });
});
