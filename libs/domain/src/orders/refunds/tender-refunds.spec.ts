import fc from 'fast-check';
import { addCents, cents, sumCents, ZERO_CENTS } from '../../money/index.js';
import { refundEffects, tenderRefunds } from './tender-refunds.js';

const order = (money: number, card: number, committedMoney = 0) => ({
  paidWith: { money: 'Visa 4242', 'gift-card': 'Gift card 7K2M' },
  paid: { moneyInCents: cents(money), giftCardInCents: cents(card) },
  committed: { moneyInCents: cents(committedMoney), giftCardInCents: ZERO_CENTS },
});

describe('a refund by tender', () => {
  it('goes to money first, then to the gift card, and names each', () => {
    const paid = order(12_000, 5_000, 2_000);
    const refunds = tenderRefunds(paid, cents(13_000));
    expect(refunds).toEqual({
      ok: true,
      value: [
        { tender: 'money', amountInCents: 10_000 },
        { tender: 'gift-card', amountInCents: 3_000 },
      ],
    });
    expect(refunds.ok && refundEffects(refunds.value, paid)).toEqual([
      '$100.00 is refunded to Visa 4242.',
      '$30.00 is refunded to Gift card 7K2M.',
    ]);
  });

  it('leaves out a tender that gets nothing, and refuses zero and more than was paid', () => {
    const paid = order(12_000, 5_000);
    expect(tenderRefunds(paid, cents(12_000))).toEqual({
      ok: true,
      value: [{ tender: 'money', amountInCents: 12_000 }],
    });
    for (const refund of [ZERO_CENTS, cents(17_001)])
      expect(tenderRefunds(paid, refund)).toMatchObject({ fault: { code: 'payment.refundTooLarge' } });
  });

  it('sums to the refund, whatever was paid with what', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
    fc.assert(
      fc.property(amount, amount, fc.double({ min: 0, max: 1, noNaN: true }), (money, card, share) => {
        const refund = cents(Math.floor(addCents(money, card) * share));
        fc.pre(refund > 0);
        const refunds = tenderRefunds(order(money, card), refund);
        expect(refunds.ok && sumCents(refunds.value.map(({ amountInCents }) => amountInCents))).toBe(refund);
      }),
    );
  });
});
