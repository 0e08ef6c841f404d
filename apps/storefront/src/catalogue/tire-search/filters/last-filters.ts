'use client';

import { FILTERS, type KeptFilter, writeValue } from '../../../shell/stored-values';
import { formAddress } from './form-address';

/**
 * Filters with the same meaning in every search; prices and pages aren't. Written out, because their own list would add schemas to the
 * script.
 */
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

/** Returns the lasting filters in a filter form. */
export const lastingFilters = (form: FormData): KeptFilter[] => {
  const query = queryOf(formAddress('', form));
  return LASTING_FILTERS.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [{ name, value }];
  });
};

/** Stores a search's filters, to offer them for the next one; a search without filters changes nothing. */
export const noteFilters = (form: FormData): void => {
  const filters = lastingFilters(form);
  if (filters.length > 0) writeValue(FILTERS, filters);
};

/** Returns the number of checked boxes. */
export const countKept = (filters: readonly KeptFilter[]): number =>
  filters.reduce((sum, { value }) => sum + value.split(',').length, 0);

/** Returns the address of a search with these filters. */
export const addressWith = (
  path: string,
  fixed: Readonly<Record<string, string>>,
  filters: readonly KeptFilter[],
): string => {
  const query = new URLSearchParams(fixed);
  for (const { name, value } of filters) if (!query.has(name)) query.set(name, value);
  return `${path}?${query.toString().replaceAll('%2C', ',')}`;
};
