import { lifetimeWords } from './lifetime-words.js';
import { hasName, type StoredValue } from './stored-value.js';
import * as rows from './cookies-and-values.js';

const PLACES: readonly StoredValue['place'][] = ['cookie', 'localStorage', 'sessionStorage'];

const byPlaceAndName = (a: StoredValue, b: StoredValue): number =>
  PLACES.indexOf(a.place) - PLACES.indexOf(b.place) || (a.name < b.name ? -1 : 1);

/** Every value our pages keep in a browser: cookies first, each place by name. */
export const STORED_VALUES: readonly StoredValue[] =
  /*#__PURE__*/ Object.values<StoredValue>(rows).sort(byPlaceAndName);

/** Returns the row of a value by any of its names; null if the table has no such name. */
export const storedValueOf = (place: StoredValue['place'], name: string): StoredValue | null =>
  STORED_VALUES.find((value) => value.place === place && hasName(value, name)) ?? null;

/** Returns a value's lifetime in words. */
export const lifetimeOf = (value: StoredValue): string => {
  if (value.place === 'cookie') return lifetimeWords(value.maxAgeSeconds);
  return value.place === 'sessionStorage' ? 'Until the tab is closed' : 'Until the visitor clears it';
};

/** True if a page's scripts can read a value. */
export const isScriptReadable = (value: StoredValue): boolean =>
  value.place !== 'cookie' || value.isScriptReadable;
