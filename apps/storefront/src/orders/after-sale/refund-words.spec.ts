import { cents } from '@simpletread/domain';

import { byWords, refundedWords } from './refund-words';

const paid = (tender: 'money' | 'gift-card', refundedAt: string | null = '2026-11-24T15:00:00.000Z') =>
  refundedWords({ refundedAt, money: { refunds: [{ tender, to: 'Visa 4242', amountInCents: cents(100) }] } });

describe('the words of a refund', () => {
  it('name the days of banks for money only', () => {
    expect(paid('money')).toBe('Refunded Nov 24, 10:00 am ET. Banks take 3 to 5 business days to show it.');
    expect(paid('gift-card')).toBe('Refunded Nov 24, 10:00 am ET.');
    expect(paid('gift-card', null)).toBe('Refunded.');
    expect(refundedWords({ refundedAt: null, money: null })).toBe('Refunded.');
  });

  it('name a moment if there is one', () => {
    expect(byWords('2026-11-24T15:00:00.000Z')).toBe(' by Nov 24, 10:00 am ET');
    expect(byWords(null)).toBe('');
  });
});
