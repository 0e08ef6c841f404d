import { PRICE_UNITS } from '@simpletread/contract';
import {
  BOUND_PARAMS,
  countFilters,
  FLAG_FILTERS,
  WORD_FILTERS,
  type ResultFilters,
} from '../filters/result-filters';

/** A results page: its path, and its own parameters besides filters. */
export interface ResultPlace {
  readonly path: string;
  readonly fixed: Readonly<Record<string, string>>;
  /** Results with exactly these filters have their own address. */
  readonly own?: { readonly path: string; readonly filters: ResultFilters };
}

const isOwn = (own: ResultFilters, filters: ResultFilters): boolean =>
  countFilters(own) === countFilters(filters) &&
  WORD_FILTERS.every((name) => own.words[name].join() === filters.words[name].join());

/** Returns the address of `filters`; reading it returns the same filters. Defaults are left out. */
export const resultAddress = ({ path, fixed, own }: ResultPlace, filters: ResultFilters): string => {
  const query = new URLSearchParams(fixed);
  const ownPath = own !== undefined && isOwn(own.filters, filters) ? own.path : null;
  for (const name of WORD_FILTERS) {
    if (ownPath === null && filters.words[name].length > 0) query.set(name, filters.words[name].join(','));
  }
  for (const name of FLAG_FILTERS) {
    if (filters.flags[name]) query.set(name, 'true');
  }
  const bounds = PRICE_UNITS.flatMap((unit) => [
    [BOUND_PARAMS[unit].min, filters.bounds[unit].min] as const,
    [BOUND_PARAMS[unit].max, filters.bounds[unit].max] as const,
  ]);
  const figures = {
    warranty: filters.minWarrantyMiles,
    ...Object.fromEntries(bounds),
    page: filters.page === 1 ? undefined : filters.page,
  };
  for (const [name, value] of Object.entries(figures)) {
    if (value !== undefined) query.set(name, String(value));
  }
  if (filters.sort !== 'recommended') query.set('sort', filters.sort);
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? (ownPath ?? path) : `${ownPath ?? path}?${text}`;
};
