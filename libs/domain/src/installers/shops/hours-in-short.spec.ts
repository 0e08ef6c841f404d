import { hoursInShort } from './hours-in-short.js';

const DAY = { open: '08:30', close: '19:00' };
const NEVER = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };

describe('opening hours in short', () => {
  it('group days with the same hours', () => {
    const week = { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY };
    expect(hoursInShort({ ...NEVER, ...week, sat: { open: '10:00', close: '17:00' } })).toBe(
      'Mon to Fri 8:30 am to 7:00 pm, Sat 10:00 am to 5:00 pm',
    );
  });

  it('leave out closed days, also between open ones', () => {
    expect(hoursInShort({ ...NEVER, mon: DAY, wed: DAY, thu: DAY })).toBe(
      'Mon 8:30 am to 7:00 pm, Wed to Thu 8:30 am to 7:00 pm',
    );
    expect(hoursInShort(NEVER)).toBe('');
  });
});
