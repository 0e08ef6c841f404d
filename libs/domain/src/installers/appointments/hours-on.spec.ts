import { dayAfter } from '../../time/index.js';
import { WEEKDAYS } from '../shops/index.js';
import { hoursOn } from './hours-on.js';

const MONDAY = '2026-11-30';
const at = (open: string) => ({ open, close: '17:00' });
const HOURS = {
  mon: at('01:00'),
  tue: at('02:00'),
  wed: at('03:00'),
  thu: at('04:00'),
  fri: at('05:00'),
  sat: at('06:00'),
  sun: null,
};

describe('the hours of a shop', () => {
  it('are the weekday’s, and none on a closed day', () => {
    expect(WEEKDAYS.map((_, days) => hoursOn(dayAfter(MONDAY, days), HOURS))).toEqual(
      WEEKDAYS.map((weekday) => HOURS[weekday]),
    );
  });

  it('are none on Christmas, whatever its weekday', () => {
    expect(['2026-12-24', '2026-12-25', '2026-12-26'].map((date) => hoursOn(date, HOURS))).toEqual([
      HOURS.thu,
      null,
      HOURS.sat,
    ]);
  });
});
