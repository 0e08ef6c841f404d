import { paymentLabel } from './payment-label.js';

const payment = {
  method: 'card',
  cardBrand: 'visa',
  cardLast4: '4242',
  capturedInCents: 100,
  refundedInCents: 0,
  giftCardNumber: null,
  giftCardInCents: 0,
  giftCardRefundedInCents: 0,
  capturedAt: '2026-11-20T15:00:00Z',
} as NonNullable<Parameters<typeof paymentLabel>[0]>;

describe('what an order was paid with', () => {
  it.each([
    [payment, 'Visa 4242'],
    [{ ...payment, cardLast4: null }, 'the Visa'],
    [{ ...payment, method: 'klarna', cardBrand: null, cardLast4: null }, 'Klarna'],
    [{ ...payment, giftCardNumber: '7K2M9QXW' }, 'Visa 4242 and Gift card 7K2M-9QXW'],
    [{ ...payment, giftCardNumber: '7K2M9QXW', capturedInCents: 0 }, 'Gift card 7K2M-9QXW'],
    [null, 'no payment yet'],
  ])('is named: %j', (paid, words) => {
    expect(paymentLabel(paid as typeof payment | null)).toBe(words);
  });
});
