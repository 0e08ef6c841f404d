export { clockWords } from './clock-words.js';
export { EASTERN_ZONE, easternFormat, lowerHalf } from './eastern-format.js';
export { easternInstant } from './eastern-instant.js';
export { easternWall, easternWallSecond } from './eastern-wall.js';
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
export { dayAfter, isIsoDay, monthsAfter, weekdayOf } from './iso-day.js';
export { shortDayWords } from './short-day-words.js';
export { type ZoneMoment, zoneMoment } from './zone-moment.js';
export {
  endOfZoneDay,
  nearestZoneInstant,
  startOfZoneDay,
  zoneDayInstants,
  zoneInstant,
} from './zone-instant.js';
export { zoneWall } from './zone-wall.js';
