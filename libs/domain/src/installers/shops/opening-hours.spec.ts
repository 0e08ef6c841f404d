import fc from 'fast-check';

import { checkWeek, dayHoursText, parseDayHours, WEEKDAYS } from './opening-hours.js';

const two = (part: number): string => String(part).padStart(2, '0');
const aMinute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

describe('the hours of a day', () => {
  it('are read from the text they are sent as', () => {
    fc.assert(
      fc.property(aMinute, aMinute, (a, b) => {
        fc.pre(a !== b);
        const hours = { open: clock(Math.min(a, b)), close: clock(Math.max(a, b)) };
        expect(parseDayHours(dayHoursText(hours))).toEqual({ ok: true, value: hours });
      }),
    );
    expect(parseDayHours(dayHoursText(null))).toEqual({ ok: true, value: null });
  });

  it('end after they begin, always', () => {
    fc.assert(
      fc.property(aMinute, aMinute, (open, close) => {
        expect(parseDayHours(`${clock(open)}-${clock(close)}`).ok).toBe(open < close);
      }),
    );
  });

  it('are only two times of a day, or closed', () => {
    for (const text of [
      '',
      'Closed',
      '8:00-17:00',
      '08:00-24:00',
      '08:60-17:00',
      '08:00',
      '-',
      '08:00-17:00-18:00',
    ])
      expect(parseDayHours(text)).toMatchObject({ ok: false, fault: { code: 'installer.hoursInvalid' } });
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseDayHours(text);
        if (read.ok) expect(dayHoursText(read.value)).toBe(text.trim());
      }),
    );
  });
});

describe('the hours of a week', () => {
  const closed = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };

  it('have an open day', () => {
    expect(checkWeek(closed)).toMatchObject({ ok: false, fault: { code: 'installer.neverOpen' } });
    for (const day of WEEKDAYS)
      expect(checkWeek({ ...closed, [day]: { open: '08:00', close: '17:00' } }).ok).toBe(true);
  });
});
