import { PAY_LATER_FAILURES } from '@simpletread/domain';
import { payLaterFailure, payLaterFailureWords } from './pay-later-words';

describe('texts about paying with a lender', () => {
  it.each(PAY_LATER_FAILURES)('explain %s, and name the lender', (failure) => {
    expect(payLaterFailureWords(failure, 'klarna')).toContain('Klarna');
    expect(payLaterFailure(failure)).toBe(failure);
  });

  it('promise no charge if nothing can have been charged', () => {
    for (const failure of ['creditDeclined', 'left', 'sessionEnded'] as const)
      expect(payLaterFailureWords(failure, 'affirm')).toContain('Nothing was charged');
  });

  it('include only failures that the shop wrote', () => {
    expect([payLaterFailure('<b>'), payLaterFailure(null)]).toEqual([null, null]);
  });
});
