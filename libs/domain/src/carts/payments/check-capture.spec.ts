import fc from 'fast-check';

import { cents } from '../../money/index.js';
import { type Capture, checkCapture, SHOP_CURRENCY } from './check-capture.js';

const ASKED: Capture = { amountInCents: cents(61_234), currency: SHOP_CURRENCY, orderNumber: '4K7QZ9M2XA' };

describe('a captured payment', () => {
  it('counts if amount, currency and order are those that were asked', () => {
    expect(checkCapture(ASKED, { ...ASKED, currency: 'usd' })).toEqual({ ok: true, value: null });
  });

  it.each<[string, Partial<Capture>]>([
    ['another currency', { currency: 'CAD' }],
    ['no currency', { currency: '' }],
    ['another order', { orderNumber: '4K7QZ9M2XB' }],
    ['no order', { orderNumber: '' }],
    ['nothing', { amountInCents: cents(0) }],
  ])('is refused with %s', (_, taken) => {
    expect(checkCapture(ASKED, { ...ASKED, ...taken })).toMatchObject({
      fault: { code: 'payment.amountDiffers' },
    });
  });

  it('is refused for any other amount, a cent less or more included', () => {
    const amount = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(
      fc.property(amount, fc.oneof(amount, fc.constantFrom(-1, 1)), (asked, other) => {
        const taken = Math.abs(other) === 1 ? asked + other : other;
        const result = checkCapture(
          { ...ASKED, amountInCents: cents(asked) },
          { ...ASKED, amountInCents: cents(taken) },
        );
        expect(result.ok).toBe(asked === taken);
      }),
    );
  });
});
