import { PAY_LATER_FAILURES } from '@simpletread/domain';
import { lenderAfterDecline, payLaterFailure, payLaterFailureWords } from './pay-later-words';

describe('texts about paying with a lender', () => {
  it.each(PAY_LATER_FAILURES)('explain %s, and name the lender', (failure) => {
    expect(payLaterFailureWords(failure, 'klarna')).toContain('Klarna');
    expect(payLaterFailure(failure)).toBe(failure);
  });

  it('promise no charge if nothing can have been charged', () => {
    for (const failure of ['creditDeclined', 'left', 'sessionEnded'] as const)
      expect(payLaterFailureWords(failure, 'affirm')).toContain('Nothing was charged');
  });

  it('say of a lender to businesses that no invoice was made', () => {
    expect(payLaterFailureWords('left', 'resolve')).toBe(
      'You left Resolve before agreeing to its invoice. Nothing was charged, and your cart is unchanged.',
    );
    expect(payLaterFailureWords('soldOut', 'resolve')).toContain('Resolve gets its full amount back');
  });

  it('offer Katapult to people whose credit was declined, not to businesses and not where it takes no such order', () => {
    const options = [{ method: 'katapult', isAvailable: true }] as const;
    expect(lenderAfterDecline('creditDeclined', 'affirm', options)).toBe('katapult');
    for (const method of ['katapult', 'resolve', 'card'])
      expect(lenderAfterDecline('creditDeclined', method, options)).toBeNull();
    expect(lenderAfterDecline('left', 'affirm', options)).toBeNull();
    expect(
      lenderAfterDecline('creditDeclined', 'affirm', [{ method: 'katapult', isAvailable: false }]),
    ).toBeNull();
    expect(lenderAfterDecline('creditDeclined', 'affirm', [])).toBeNull();
  });

  it('include only failures that the shop wrote', () => {
    expect([payLaterFailure('<b>'), payLaterFailure(null)]).toEqual([null, null]);
  });
});
