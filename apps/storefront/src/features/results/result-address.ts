import { FLAG_FILTERS, WORD_FILTERS, type ResultFilters } from './result-filters';

/** A results page: its path, and parameters that say what it is about rather than what is left out of it. */
export interface ResultPlace {
  readonly path: string;
  readonly fixed: Readonly<Record<string, string>>;
}

/** The address that shows `filters`; reading it gives the same filters back. Defaults are left out. */
export const resultAddress = ({ path, fixed }: ResultPlace, filters: ResultFilters): string => {
  const query = new URLSearchParams(fixed);
  for (const name of WORD_FILTERS) {
    if (filters.words[name].length > 0) query.set(name, filters.words[name].join(','));
  }
  for (const name of FLAG_FILTERS) {
    if (filters.flags[name]) query.set(name, 'true');
  }
  const figures = {
    warranty: filters.minWarrantyMiles,
    minPrice: filters.minPrice,
    maxPrice: filters.maxPrice,
    page: filters.page === 1 ? undefined : filters.page,
  };
  for (const [name, value] of Object.entries(figures)) {
    if (value !== undefined) query.set(name, String(value));
  }
  if (filters.sort !== 'recommended') query.set('sort', filters.sort);
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
};
