'use client';

import { FILTERS, type KeptFilter, writeValue } from '../../../shell/stored-values';
import { formAddress } from './form-address';

/** Filters that mean the same in every search; prices and pages do not. Written out: their own list brings schemas along. */
export const LASTING_FILTERS = [
  'score',
  'category',
  'brand',
  'speed',
  'load',
  'inStock',
  'snowflake',
  'runFlat',
  'warranty',
] as const;

const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1] ?? '');

/** The lasting filters that a form of filters asks for. */
export const lastingFilters = (form: FormData): KeptFilter[] => {
  const query = queryOf(formAddress('', form));
  return LASTING_FILTERS.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [{ name, value }];
  });
};

/** Remembers the filters of a search, to offer them for the next one; a search without any changes nothing. */
export const noteFilters = (form: FormData): void => {
  const filters = lastingFilters(form);
  if (filters.length > 0) writeValue(FILTERS, filters);
};

/** How many boxes were ticked. */
export const countKept = (filters: readonly KeptFilter[]): number =>
  filters.reduce((sum, { value }) => sum + value.split(',').length, 0);

/** The address of a search with these filters. */
export const addressWith = (
  path: string,
  fixed: Readonly<Record<string, string>>,
  filters: readonly KeptFilter[],
): string => {
  const query = new URLSearchParams(fixed);
  for (const { name, value } of filters) if (!query.has(name)) query.set(name, value);
  return `${path}?${query.toString().replaceAll('%2C', ',')}`;
};
