import { ok, refuse, type Result } from '../../result/index.js';
import { labelRefusal, type LabelFault } from '../label-text.js';
import { plainLine } from './plain-line.js';
import { endsStreetName } from './street-suffix.js';
import { stripSpecialCharacters } from '../text.js';

const LABEL = { name: 'City', mostCharacters: 50 };
const CITY = /^\p{L}[\p{L}\p{M}'., &-]+$/u;
const NUMBER_IN_FRONT = /^\d{1,4} (?=\p{L}{2})/u;
const REFUSED = /\p{N}+|[^\p{L}\p{M}'., &-]/gu;

/** A city may begin with a number ("29 Palms"), unless a street's suffix shows that it is a street ("12 Main St"). */
const withoutNumber = (city: string): string => {
  const name = city.replace(NUMBER_IN_FRONT, '');
  return endsStreetName(plainLine(name)) ? city : name;
};

const refusedIn = (city: string): readonly string[] => [...new Set(withoutNumber(city).match(REFUSED) ?? [])];

/**
 * Reads a city: 2 to 50 letters, apostrophes, periods, commas, spaces, hyphens or &, starting with a letter or with a number before the name. Refuses other
 * signs with `contact.signRefused`, a longer one with `contact.tooLong`, and what isn't a name with `contact.cityInvalid`.
 */
export const parseCity = (text: string): Result<string, LabelFault | 'contact.cityInvalid'> => {
  const city = stripSpecialCharacters(text);
  if (!/\p{L}/u.test(city)) return refuse('contact.cityInvalid');
  const refusal = labelRefusal(city, { ...LABEL, refusedIn });
  if (refusal !== null) return refusal;
  return CITY.test(withoutNumber(city)) ? ok(city) : refuse('contact.cityInvalid');
};
