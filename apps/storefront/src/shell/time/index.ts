export { clockWords, dateWords, dayWords, momentWords, timeWords, weekdayWord } from './time-words';
