import { clockWords, shortDayWords, zoneWall } from '../../time/index.js';

/** Returns the moment when tires can be picked up, as a clock at the warehouse shows it: `Wed, Dec 2, 12:15 pm`. */
export const pickupTimeWords = (at: Date, timeZone: string): string => {
  const [day = '', time = ''] = zoneWall(at, timeZone).split('T');
  return `${shortDayWords(day)}, ${clockWords(time)}`;
};
