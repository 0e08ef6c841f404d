import { readCard } from './card-form.js';

const NOW = new Date('2026-11-20T15:00:00Z');
const good = {
  number: '4242 4242 4242 4242',
  expiry: '11/28',
  code: '123',
  name: 'Dana Whitfield',
  zip: '19147',
};

describe('card form of the sandbox', () => {
  it('reads a whole card and keeps only what a charge needs', () => {
    expect(readCard(good, NOW)).toEqual({
      ok: true,
      card: { number: '4242424242424242', brand: 'visa', last4: '4242' },
    });
  });

  it('names every wrong field at once', () => {
    expect(readCard({ number: '4242', expiry: '', code: '1', name: '', zip: '1914' }, NOW)).toEqual({
      ok: false,
      faults: {
        number: 'card.numberInvalid',
        expiry: 'card.expiryRequired',
        code: 'card.codeInvalid',
        name: 'card.nameInvalid',
        zip: 'contact.zipInvalid',
      },
    });
  });

  it('refuses a card whose month has ended', () => {
    expect(readCard({ ...good, expiry: '10/26' }, NOW)).toEqual({
      ok: false,
      faults: { expiry: 'card.expiryPast' },
    });
  });

  it('requires a four-digit code on American Express', () => {
    const amex = { ...good, number: '378282246310005' };
    expect(readCard(amex, NOW)).toEqual({ ok: false, faults: { code: 'card.codeInvalid' } });
    expect(readCard({ ...amex, code: '1234' }, NOW).ok).toBe(true);
  });
});
