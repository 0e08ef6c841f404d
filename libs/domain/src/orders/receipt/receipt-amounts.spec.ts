import fc from 'fast-check';

import { cents } from '../../money/index.js';
import { receiptAmounts } from './receipt-amounts.js';

const row = (label: string, amount: number) => ({ label, amountInCents: cents(amount) });
const AT = new Date('2026-11-20T15:17:00Z');

describe('the amounts of a receipt', () => {
  it('name each part once', () => {
    const steps = [row('Tires', 20_000), row('Tires', 24_000), row('Saving', -2_500)];
    expect(receiptAmounts(steps, cents(41_500), []).parts).toEqual([
      row('Tires', 44_000),
      row('Saving', -2_500),
    ]);
  });

  it('sum to the total, and to the total less refunds', () => {
    const labels = fc.constantFrom('Tires', 'Installation', 'Sales tax', 'State tire fee');
    const steps = fc.array(fc.tuple(labels, fc.integer({ min: 0, max: 90_000 })), { minLength: 1 });
    fc.assert(
      fc.property(steps, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        const total = given.reduce((sum, [, amount]) => sum + amount, 0);
        const back = Math.floor(total * share);
        const amounts = receiptAmounts(
          given.map(([label, amount]) => row(label, amount)),
          cents(total),
          [{ ...row('Refund', back), at: AT }],
        );
        expect(amounts.parts.reduce((sum, part) => sum + part.amountInCents, 0)).toBe(total);
        expect(amounts.netInCents).toBe(total - back);
      }),
    );
  });

  it('are refused if they don’t add up', () => {
    expect(() => receiptAmounts([row('Tires', 100)], cents(101), [])).toThrow(RangeError);
    expect(() =>
      receiptAmounts([row('Tires', 100)], cents(100), [{ ...row('Refund', 101), at: AT }]),
    ).toThrow(RangeError);
  });
});
