import { PAY_LATER_FAILURES } from '@simpletread/domain';
import { payLaterFailure, payLaterFailureWords } from './pay-later-words';

describe('words about paying with a lender', () => {
  it.each(PAY_LATER_FAILURES)('say what became of it with %s, and name the lender', (failure) => {
    expect(payLaterFailureWords(failure, 'klarna')).toContain('Klarna');
    expect(payLaterFailure(failure)).toBe(failure);
  });

  it('promise that nothing was charged where nothing can have been', () => {
    for (const failure of ['creditDeclined', 'left', 'sessionEnded'] as const)
      expect(payLaterFailureWords(failure, 'affirm')).toContain('Nothing was charged');
  });

  it('know no failure that the shop did not write', () => {
    expect([payLaterFailure('<b>'), payLaterFailure(null)]).toEqual([null, null]);
  });
});
