import type { Prng } from '../random/prng.js';

type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

interface DayHours {
  readonly open: string;
  readonly close: string;
}
export type ShopHours = Readonly<Record<Day, DayHours | null>>;

const from = (open: string, close: string): DayHours => ({ open, close });

const week = (weekday: DayHours, sat: DayHours | null, sun: DayHours | null): ShopHours => ({
  mon: weekday,
  tue: weekday,
  wed: weekday,
  thu: weekday,
  fri: weekday,
  sat,
  sun,
});

const PATTERNS: readonly (readonly [hours: ShopHours, weight: number])[] = [
  [week(from('08:00', '18:00'), from('08:00', '16:00'), null), 6],
  [week(from('07:30', '17:30'), from('08:00', '14:00'), null), 5],
  [week(from('08:00', '17:00'), null, null), 3],
  [week(from('07:00', '19:00'), from('07:00', '17:00'), from('09:00', '15:00')), 2],
  [week(from('09:00', '18:00'), from('09:00', '15:00'), null), 3],
  [week(from('08:00', '20:00'), from('08:00', '18:00'), from('10:00', '16:00')), 1],
];

/** Opening hours in the shop's own zone; a day it is closed is null. */
export const shopHours = (random: Prng): ShopHours => random.weighted(PATTERNS);
