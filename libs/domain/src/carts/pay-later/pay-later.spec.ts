import fc from 'fast-check';

import { cents } from '../../money/index.js';
import { isPayLater, PAY_LATER_METHODS, paymentMethodName } from '../../pricing/index.js';
import { checkPayLater, payLaterTerms } from './pay-later.js';

const aMethod = fc.constantFrom(...PAY_LATER_METHODS);

describe('paying with a lender', () => {
  it('is possible only for totals that the lender accepts', () => {
    fc.assert(
      fc.property(aMethod, fc.integer({ min: 0, max: 4_000_000 }), (method, total) => {
        const { leastInCents, mostInCents } = payLaterTerms(method);
        const isTaken = total >= leastInCents && total <= mostInCents;
        expect(checkPayLater(method, cents(total), PAY_LATER_METHODS).ok).toBe(isTaken);
        expect(checkPayLater(method, cents(total), []).ok).toBe(false);
      }),
    );
  });

  it.each([
    ['katapult', 299_99, false],
    ['katapult', 300_00, true],
    ['katapult', 3_500_00, true],
    ['katapult', 3_500_01, false],
  ] as const)('with %s of %i cents is %s', (method, total, isTaken) => {
    expect(checkPayLater(method, cents(total), ['katapult']).ok).toBe(isTaken);
  });

  it('is possible for the totals the shop sets', () => {
    const limits = { leastInCents: cents(100_00), mostInCents: cents(200_00) };
    const isTaken = (total: number) => checkPayLater('katapult', cents(total), ['katapult'], limits).ok;
    expect([99_99, 100_00, 200_00, 200_01].map(isTaken)).toEqual([false, true, true, false]);
  });

  it.each([1, 500_00])('is refused without any limits if the shop does not offer it: %i cents', (total) => {
    expect(checkPayLater('katapult', cents(total), ['affirm'])).toEqual({
      ok: false,
      fault: { code: 'payment.methodNotOffered', data: { name: 'Katapult' } },
    });
  });

  it('is refused with the accepted totals', () => {
    expect(checkPayLater('affirm', cents(1), ['affirm'])).toMatchObject({
      ok: false,
      fault: { data: { name: 'Affirm', leastInCents: 5000, mostInCents: 3_000_000 } },
    });
  });

  it.each([
    ['card', 'Card'],
    ['affirm', 'Affirm'],
    ['cash', 'cash'],
  ])('names %s %s', (method, name) => {
    expect(paymentMethodName(method)).toBe(name);
  });

  it('is distinguished from a card and from nothing', () => {
    expect(['affirm', 'card', null].map(isPayLater)).toEqual([true, false, false]);
  });
});
