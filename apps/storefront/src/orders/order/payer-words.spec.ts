import { cardWords, payerWords } from './payer-words';

describe('the words for a payer', () => {
  it.each([
    [{ method: 'affirm', cardBrand: null, cardLast4: null }, 'Affirm'],
    [{ method: 'card', cardBrand: 'visa', cardLast4: '4242' }, 'Visa ending in 4242'],
    [{ method: 'card', cardBrand: null, cardLast4: null }, 'your card'],
    [null, 'your card'],
  ])('name the payer of %j', (payment, words) => {
    expect(payerWords(payment)).toBe(words);
  });

  it('describe a card by its brand and last digits', () => {
    expect(cardWords({ brand: 'visa', last4: '4242' })).toBe('Visa ending in 4242');
    expect(cardWords({ brand: 'amex', last4: '0005' })).toBe('American Express ending in 0005');
  });
});
