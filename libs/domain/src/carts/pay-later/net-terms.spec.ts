import { PAY_OVER_TIME_METHODS } from '../../pricing/index.js';
import { ACCOUNT_TYPES } from '../../sso/index.js';
import { checkLenderFor, isOnNetTerms } from './net-terms.js';

describe('net terms', () => {
  it('are for the accounts of businesses', () => {
    expect(ACCOUNT_TYPES.filter((type) => isOnNetTerms([type]))).toEqual([
      'Wholesale',
      'Fleet',
      'Partner Program',
      'Special Order',
    ]);
    expect(isOnNetTerms([])).toBe(false);
  });

  it('refuse people by the lender’s name, who keep the lenders they pay over time', () => {
    const refusal = { ok: false, fault: { code: 'payment.businessOnly', data: { name: 'Resolve' } } };
    expect(checkLenderFor('resolve', ['Retail Member', 'EPP'])).toMatchObject(refusal);
    expect(checkLenderFor('resolve', ['Retail', 'Fleet']).ok).toBe(true);
    for (const method of PAY_OVER_TIME_METHODS) expect(checkLenderFor(method, []).ok).toBe(true);
  });
});
