import { paymentLabel } from './payment-label.js';

const payment = {
  method: 'card',
  cardBrand: 'visa',
  cardLast4: '4242',
  capturedInCents: 100,
  refundedInCents: 0,
  capturedAt: '2026-11-20T15:00:00Z',
} as NonNullable<Parameters<typeof paymentLabel>[0]>;

describe('what an order was paid with', () => {
  it.each([
    [payment, 'Visa 4242'],
    [{ ...payment, cardLast4: null }, 'the Visa'],
    [{ ...payment, method: 'klarna', cardBrand: null, cardLast4: null }, 'Klarna'],
    [null, 'nothing yet'],
  ])('is named: %j', (paid, words) => {
    expect(paymentLabel(paid)).toBe(words);
  });
});
