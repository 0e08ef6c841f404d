import { accountStanding } from './account-standing.js';
import { certificateEndsAt, lastDayText, lastDayWords } from './tax-certificate.js';

const isExemptAt = (until: Date, now: Date): boolean => {
  const grant = {
    type: 'Fleet',
    companyName: 'Acme',
    priceGroup: 'fleet',
    taxExemption: { certificate: 'TX-1', until },
    since: new Date('2026-01-01T00:00:00Z'),
    until: null,
  } as const;
  return accountStanding({ grants: [grant], isCrewMember: false, verifications: [] }, now).isTaxExempt;
};

describe('a tax certificate', () => {
  it.each([
    ['in winter', '2026-12-31', '2027-01-01T05:00:00.000Z', 'Dec 31, 2026', 'December 31, 2026'],
    ['in summer', '2026-07-31', '2026-08-01T04:00:00.000Z', 'Jul 31, 2026', 'July 31, 2026'],
    ['when summer time begins', '2027-03-14', '2027-03-15T04:00:00.000Z', 'Mar 14, 2027', 'March 14, 2027'],
    ['when summer time ends', '2026-11-01', '2026-11-02T05:00:00.000Z', 'Nov 1, 2026', 'November 1, 2026'],
    ['in a leap year', '2028-02-29', '2028-03-01T05:00:00.000Z', 'Feb 29, 2028', 'February 29, 2028'],
  ])('is valid through its last day, to midnight Eastern %s', (_, day, end, text, words) => {
    const until = certificateEndsAt(day);
    expect(until.toISOString()).toBe(end);
    expect(isExemptAt(until, new Date(until.getTime() - 1))).toBe(true);
    expect(isExemptAt(until, until)).toBe(false);
    expect([lastDayText(until), lastDayText(end)]).toEqual([text, text]);
    expect(lastDayWords(until)).toBe(words);
  });

  it('shows the same last day if it was stored with the last millisecond', () => {
    expect(lastDayText('2027-01-01T04:59:59.999Z')).toBe('Dec 31, 2026');
  });

  it('has a day as its end', () => {
    expect(() => certificateEndsAt('2026-02-31')).toThrow(RangeError);
  });
});
