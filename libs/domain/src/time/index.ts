export { clockWords } from './clock-words.js';
export { EASTERN_ZONE, easternFormat, lowerHalf } from './eastern-format.js';
export { easternInstant, easternWall, easternWallSecond } from './eastern-wall.js';
export {
  easternClock,
  easternDate,
  easternDay,
  easternDayOfYear,
  easternMoment,
  easternTime,
  easternWeekday,
} from './eastern-words.js';
export { fullDayWords } from './full-day-words.js';
export { isWithin } from './is-within.js';
export { zoneDayInstants, zoneInstant, zoneWall } from './zone-wall.js';
