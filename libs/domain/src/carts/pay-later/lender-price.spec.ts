import fc from 'fast-check';
import { cents } from '../../money/index.js';
import { PAY_OVER_TIME_METHODS, type PayLaterMethod } from '../../pricing/index.js';
import { lowestLenderPrice } from './lender-price.js';
import { checkPayLater, payLaterTerms } from './pay-later.js';

const LENDERS = PAY_OVER_TIME_METHODS.map((method) => ({ method, ...payLaterTerms(method) }));
const totals =
  (prices: Partial<Record<PayLaterMethod, number>>, otherwise = 100_000) =>
  (method: PayLaterMethod) =>
    cents(prices[method] ?? otherwise);

describe('the lowest price with a lender', () => {
  it('is shown with its lender if it is below the card’s', () => {
    expect(lowestLenderPrice(cents(74_653), LENDERS, totals({ affirm: 67_188, klarna: 67_188 }))).toEqual({
      method: 'affirm',
      name: 'Affirm',
      totalInCents: 67_188,
    });
    expect(lowestLenderPrice(cents(74_653), LENDERS, totals({ klarna: 60_000 }))).toMatchObject({
      method: 'klarna',
    });
    expect(lowestLenderPrice(cents(74_653), LENDERS, totals({}, 74_653))).toBeNull();
    expect(lowestLenderPrice(cents(74_653), [], totals({ affirm: 1 }))).toBeNull();
  });

  it('is never one that the lender step would refuse, for any totals', () => {
    const total = fc.integer({ min: 0, max: 4_000_000 });
    const prices = fc.record({ affirm: total, katapult: total, klarna: total, synchrony: total });
    fc.assert(
      fc.property(total, prices, (byCard, priceOf) => {
        const shown = lowestLenderPrice(cents(byCard), LENDERS, totals(priceOf));
        const honored = PAY_OVER_TIME_METHODS.filter(
          (method) => priceOf[method] < byCard && checkPayLater(method, cents(priceOf[method]), [method]).ok,
        );
        expect(shown?.totalInCents ?? null).toBe(
          honored.length === 0 ? null : Math.min(...honored.map((method) => priceOf[method])),
        );
        if (shown !== null) expect(honored).toContain(shown.method);
      }),
    );
  });
});
