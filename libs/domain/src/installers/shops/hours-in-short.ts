import { clockWords } from '../../time/index.js';
import { type OpeningHours, WEEKDAYS } from './opening-hours.js';
import { WEEKDAY_NAMES } from './hours-words.js';

interface Run {
  readonly first: string;
  readonly last: string;
  readonly words: string;
}

/**
 * Returns opening hours in one line, with days of the same hours together: `Mon to Fri 8:30 am to 7:00 pm, Sat 10:00 am to 5:00 pm`. Closed
 * days are left out.
 */
export const hoursInShort = (hours: OpeningHours): string =>
  WEEKDAYS.reduce<readonly Run[]>((runs, day) => {
    const open = hours[day];
    const name = WEEKDAY_NAMES[day].slice(0, 3);
    const words = open === null ? '' : `${clockWords(open.open)} to ${clockWords(open.close)}`;
    const before = runs.at(-1);
    return before?.words === words
      ? [...runs.slice(0, -1), { ...before, last: name }]
      : [...runs, { first: name, last: name, words }];
  }, [])
    .filter(({ words }) => words !== '')
    .map(({ first, last, words }) => `${first === last ? first : `${first} to ${last}`} ${words}`)
    .join(', ');
