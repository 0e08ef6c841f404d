import { SUPPORT_HOURS } from './support-hours.js';
import { supportWeekLines } from './support-week-lines.js';

describe('hours of a week in words', () => {
  it('joins days with the same hours and leaves closed ones out', () => {
    expect(supportWeekLines(SUPPORT_HOURS.general)).toEqual([
      'Mon to Fri 8 am to 7 pm ET',
      'Sat 9 am to 5 pm ET',
    ]);
    expect(supportWeekLines(SUPPORT_HOURS.fleet)).toEqual(['Mon to Fri 8 am to 6 pm ET']);
  });

  it('keeps days apart with a closed one between, and says midnight and noon', () => {
    const day = { from: 12, to: 24 };
    expect(supportWeekLines([day, day, null, day, null, null, day])).toEqual([
      'Mon 12 pm to 12 am ET',
      'Wed 12 pm to 12 am ET',
      'Sat to Sun 12 pm to 12 am ET',
    ]);
    expect(supportWeekLines([])).toEqual([]);
  });
});
