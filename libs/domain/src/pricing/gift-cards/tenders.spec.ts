import fc from 'fast-check';

import { addCents, cents } from '../../money/index.js';
import { NO_TENDER, splitRefund, splitTenders, type TenderAmounts } from './tenders.js';

const anAmount = fc.integer({ min: 0, max: 500_000 }).map(cents);

const sumOf = ({ moneyInCents, giftCardInCents }: TenderAmounts): number =>
  addCents(moneyInCents, giftCardInCents);

describe('paying with a gift card', () => {
  it('uses the card’s whole balance, never more than is due, and sums to the total', () => {
    fc.assert(
      fc.property(anAmount, anAmount, (total, balance) => {
        const split = splitTenders(total, balance);
        expect(sumOf(split)).toBe(total);
        expect(split.giftCardInCents).toBe(Math.min(total, balance));
        expect(split.moneyInCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('refunding a payment with a gift card', () => {
  it('refunds money first, then the gift card', () => {
    const paid = { moneyInCents: cents(9_000), giftCardInCents: cents(1_000) };
    expect(splitRefund(paid, NO_TENDER, cents(4_000))).toMatchObject({
      value: { moneyInCents: 4_000, giftCardInCents: 0 },
    });
    const refunded = { moneyInCents: cents(4_000), giftCardInCents: cents(0) };
    expect(splitRefund(paid, refunded, cents(5_500))).toMatchObject({
      value: { moneyInCents: 5_000, giftCardInCents: 500 },
    });
  });

  it('never refunds a tender more than it paid, and everything in the end, however it is split', () => {
    fc.assert(
      fc.property(anAmount, anAmount, fc.array(anAmount, { maxLength: 12 }), (total, balance, wishes) => {
        const paid = splitTenders(total, balance);
        let refunded = NO_TENDER;
        for (const wish of [...wishes, cents(total)]) {
          const left = sumOf(paid) - sumOf(refunded);
          // The last refund takes everything left.
          const amount = cents(wish === total ? left : wish);
          const split = splitRefund(paid, refunded, amount);
          expect(split.ok).toBe(amount > 0 && amount <= left);
          if (!split.ok) continue;
          expect(sumOf(split.value)).toBe(amount);
          expect(split.value.moneyInCents).toBeGreaterThanOrEqual(0);
          expect(split.value.giftCardInCents).toBeGreaterThanOrEqual(0);
          refunded = {
            moneyInCents: addCents(refunded.moneyInCents, split.value.moneyInCents),
            giftCardInCents: addCents(refunded.giftCardInCents, split.value.giftCardInCents),
          };
          expect(refunded.moneyInCents).toBeLessThanOrEqual(paid.moneyInCents);
          expect(refunded.giftCardInCents).toBeLessThanOrEqual(paid.giftCardInCents);
        }
        expect(refunded).toEqual(paid);
      }),
    );
  });

  it('stops if more was refunded than was paid', () => {
    const paid = { moneyInCents: cents(1), giftCardInCents: cents(0) };
    expect(() => splitRefund(paid, { ...paid, moneyInCents: cents(2) }, cents(1))).toThrow(RangeError);
  });
});
