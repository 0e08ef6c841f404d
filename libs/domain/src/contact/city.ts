import { ok, refuse, type Result } from '../result/index.js';
import { stripSpecialCharacters } from './text.js';

const CITY = /^\p{L}[\p{L}\p{M}'., &-]{1,49}$/u;

/**
 * Reads a city: 2 to 50 letters, apostrophes, periods, commas, spaces, hyphens or &, starting with a letter. Refuses with
 * `contact.cityInvalid`.
 */
export const parseCity = (text: string): Result<string, 'contact.cityInvalid'> => {
  const city = stripSpecialCharacters(text);
  return CITY.test(city) ? ok(city) : refuse('contact.cityInvalid');
};
