import { cents } from '../../money/index.js';
import { PAY_OVER_TIME_METHODS } from '../payment-methods/index.js';
import { explainPrice } from '../price/index.js';
import { firstOrderOffer } from './first-order-offer.js';
import { missWords } from './miss-words.js';
import { payLaterDiscounts } from './standing-discounts.js';
import { aContext, aPromotion, aRequest, aShopper, AT, rulesOf } from '../price/testing/price-builders.js';

const SIMPLE_PAY = aPromotion({
  promotionId: 'simplepay',
  name: 'SimplePay: 5% off your first order',
  benefit: { type: 'Percentage', target: 'tires', ratePpm: 50_000, capInCents: null },
  conditions: { isFirstOrderOnly: true, paymentMethods: [...PAY_OVER_TIME_METHODS] },
  limits: { uses: null, usesPerCustomer: 1, budgetInCents: null },
});

const outcome = (paymentMethod: string | null, isFirstOrder: boolean | null) => {
  const context = aContext({ paymentMethod, shopper: aShopper({ isFirstOrder }) });
  const { priced, missed } = explainPrice(aRequest({ context }), rulesOf([SIMPLE_PAY]));
  const [miss] = missed.filter(({ promotionId }) => promotionId === 'simplepay');
  return miss === undefined ? priced.discountInCents : missWords(miss.reason);
};

describe('SimplePay', () => {
  it.each(PAY_OVER_TIME_METHODS)('takes 5%% off the tires of a first order paid through %s', (method) => {
    expect(outcome(method, true)).toBe(2_840);
  });

  it.each([
    ['card', true, 'needs payment by Affirm or Katapult or Klarna or Synchrony'],
    [null, true, 'needs payment by Affirm or Katapult or Klarna or Synchrony'],
    ['affirm', false, 'is for a first order'],
    ['affirm', null, 'is for a first order; applies once the email is known'],
    ['card', null, 'is for a first order; applies once the email is known'],
  ] as const)('paid by %s on a first order (%s), explains why not: %s', (method, isFirst, words) => {
    expect(outcome(method, isFirst)).toBe(words);
  });

  it('combines with the lender’s own discount, based on the amount left', () => {
    const context = aContext({ paymentMethod: 'affirm', shopper: aShopper({ isFirstOrder: true }) });
    const { priced } = explainPrice(
      aRequest({ context }),
      rulesOf([SIMPLE_PAY, ...payLaterDiscounts({ affirm: 10 })]),
    );
    expect(priced.promotions.map(({ name, amountInCents }) => [name, amountInCents])).toEqual([
      ['SimplePay: 5% off your first order', 2_840],
      ['Pay-later discount, Affirm', 5_396],
    ]);
  });

  it('is offered while it applies, to everyone and automatically', () => {
    expect(firstOrderOffer([SIMPLE_PAY], AT)).toEqual({ rate: 50_000, methods: PAY_OVER_TIME_METHODS });
    const ended = { ...SIMPLE_PAY, endsAt: AT };
    const byCode = { ...SIMPLE_PAY, needsCoupon: true };
    const forCrew = { ...SIMPLE_PAY, conditions: { ...SIMPLE_PAY.conditions, isCrewOnly: true } };
    const flat = {
      ...SIMPLE_PAY,
      benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(500), unit: 'cart' } as const,
    };
    const byCard = { ...SIMPLE_PAY, conditions: { ...SIMPLE_PAY.conditions, paymentMethods: ['card'] } };
    expect(firstOrderOffer([ended, byCode, forCrew, flat, byCard], AT)).toBeNull();
  });
});
