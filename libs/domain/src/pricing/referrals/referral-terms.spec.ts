import { REFERRAL_RATE } from './referral.js';
import { referralTerms } from './referral-terms.js';

describe('the terms of a friend code', () => {
  it('take their share off the tires of a first order, once per customer', () => {
    expect(referralTerms(REFERRAL_RATE)).toMatchObject({
      benefit: { type: 'Percentage', target: 'tires', ratePpm: REFERRAL_RATE },
      conditions: { isFirstOrderOnly: true, minTires: 1 },
      limits: { uses: null, usesPerCustomer: 1, budgetInCents: null },
      needsCoupon: true,
      stacking: 'stackable',
    });
  });
});
