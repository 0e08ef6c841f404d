import { cents } from '@simpletread/domain';

import { salesCsv } from './sales-csv.js';
import { shareOfDecided } from './share-text.js';

describe('conversion', () => {
  it('is the share of won requests among those that are decided', () => {
    expect(shareOfDecided({ won: 5, lost: 3 })).toBe('62.5%');
    expect(shareOfDecided({ won: 0, lost: 0 })).toBe('–');
  });
});

describe('the file of sales figures', () => {
  it('runs no formula that a name contains', () => {
    const outcome = { requests: 1, won: 1, lost: 0, wonInCents: cents(57_200) };
    const text = salesCsv('month', {
      ...{ asOf: '2026-11-28T12:00:00.000Z', from: '2026-10-30T04:00:00.000Z', ...outcome },
      byRep: [{ name: '=HYPERLINK("http://example.com")', ...outcome }],
      ...{ bySource: [], byReason: [], forecast: [] },
    });
    expect(text).toContain('"\'=HYPERLINK(""http://example.com"")",1,1,0,$572.00');
  });
});
