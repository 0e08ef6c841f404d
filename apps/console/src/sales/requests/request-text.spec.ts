import type { SalesRequestRow } from '@simpletread/contract';

import { clockOf, spanText } from './request-text.js';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const ROW: SalesRequestRow = {
  ...{ id: '1', version: 1, requestNumber: 'S-4101', state: 'new', source: 'form', name: 'Nia Okafor' },
  ...{ email: 'nia@example.com', phone: '', quantity: 4, make: 'Subaru', model: 'Outback' },
  ...{ size: '225/65R17', brand: 'Any', owner: null, nextStep: null, nextStepAt: null, lostReason: null },
  ...{ valueInCents: null, quote: null },
  ...{ stateSince: '2026-11-28T10:22:00.000Z', createdAt: '2026-11-28T10:22:00.000Z' },
};

describe('the clock of a card', () => {
  it('counts how long a request waits, and then how late its next step is', () => {
    expect(clockOf(ROW, NOW)).toEqual({ text: 'Waiting 1 h 38 m', isLate: false });
    const planned = (nextStepAt: string) => clockOf({ ...ROW, nextStep: 'Call', nextStepAt }, NOW);
    expect(planned('2026-11-28T12:20:00.000Z')).toEqual({ text: 'Due in 20 m', isLate: false });
    expect(planned('2026-11-28T11:40:00.000Z')).toEqual({ text: 'Due 20 m ago', isLate: true });
  });

  it('says when a quote has expired, and why a request was lost', () => {
    const quote = { id: '2', number: 'Q-1', state: 'expired', lastDay: '2026-11-20' } as const;
    expect(clockOf({ ...ROW, state: 'opened', quote }, NOW)).toEqual({ text: 'Quote expired', isLate: true });
    expect(clockOf({ ...ROW, state: 'lost', lostReason: 'price' }, NOW).text).toBe('Price');
  });

  it('turns to days after two days', () => {
    expect([59, 60, 47 * 60 + 59, 48 * 60].map((minutes) => spanText(minutes * 60_000))).toEqual([
      '59 m',
      '1 h 00 m',
      '47 h 59 m',
      '2 d',
    ]);
  });
});
