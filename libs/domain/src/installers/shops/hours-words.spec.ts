import { hoursWords } from './hours-words.js';

describe('hours in words', () => {
  it('are a line for each day, on a 12-hour clock', () => {
    const day = { open: '00:30', close: '12:00' };
    const week = {
      mon: day,
      tue: null,
      wed: null,
      thu: null,
      fri: null,
      sat: null,
      sun: { open: '08:05', close: '23:59' },
    };
    const words = hoursWords(week);
    expect([words[0], words[1], words[6], words.length]).toEqual([
      ['Monday', '12:30 am to 12:00 pm'],
      ['Tuesday', 'closed'],
      ['Sunday', '8:05 am to 11:59 pm'],
      7,
    ]);
  });
});
