import { from, week, type WeekHours } from '../places/week-hours.js';
import type { Prng } from '../../random/prng.js';

const PATTERNS: readonly (readonly [hours: WeekHours, weight: number])[] = [
  [week(from('08:00', '20:00'), from('09:00', '18:00'), from('11:00', '17:00')), 4],
  [week(from('08:30', '19:00'), from('10:00', '17:00'), null), 4],
  [week(from('07:30', '21:00'), from('09:00', '19:00'), from('10:00', '18:00')), 2],
  [week(from('09:00', '18:00'), null, null), 1],
];

/** Returns the counter hours of a location. */
export const counterHours = (random: Prng): WeekHours => random.weighted(PATTERNS);
