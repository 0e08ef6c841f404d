export { Instant } from './Instant.js';
export { momentOf } from './eastern-moment.js';
export {
  dayText,
  dayTimeText,
  easternDay,
  easternHour,
  exactTimeText,
  startOfEasternDay,
  timeText,
} from './eastern-time.js';
export { useMinute, useNow } from './use-now.js';
