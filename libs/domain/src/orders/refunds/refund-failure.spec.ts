import { REFUND_FAILURES, refundFailureWords } from './refund-failure.js';

describe('a refused refund', () => {
  it.each(REFUND_FAILURES)('has words for %s that no program wrote', (code) => {
    expect(refundFailureWords(code)).not.toContain(code);
    expect(refundFailureWords(code)).not.toMatch(/_|code/);
  });

  it('says the code of a provider that has no words yet, and that there is none', () => {
    expect(refundFailureWords('status_409')).toBe('it gave only a code, status 409');
    expect(refundFailureWords('constructor')).toBe('it gave only a code, constructor');
    expect(refundFailureWords('')).toBe('it gave no reason');
  });
});
