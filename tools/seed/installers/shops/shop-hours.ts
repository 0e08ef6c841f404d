import { from, week, type WeekHours } from '../../delivery/places/week-hours.js';
import type { Prng } from '../../random/prng.js';

const PATTERNS: readonly (readonly [hours: WeekHours, weight: number])[] = [
  [week(from('08:00', '18:00'), from('08:00', '16:00'), null), 6],
  [week(from('07:30', '17:30'), from('08:00', '14:00'), null), 5],
  [week(from('08:00', '17:00'), null, null), 3],
  [week(from('07:00', '19:00'), from('07:00', '17:00'), from('09:00', '15:00')), 2],
  [week(from('09:00', '18:00'), from('09:00', '15:00'), null), 3],
  [week(from('08:00', '20:00'), from('08:00', '18:00'), from('10:00', '16:00')), 1],
];

/** Returns opening hours in the shop's own zone; a closed day is null. */
export const shopHours = (random: Prng): WeekHours => random.weighted(PATTERNS);
