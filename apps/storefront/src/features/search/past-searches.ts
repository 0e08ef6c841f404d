'use client';

import { readStored, writeStored } from '../../shopper/browser-storage';

export interface PastSearch {
  readonly label: string;
  readonly href: string;
}

const KEY = 'past-searches';
const MOST = 5;

const isPastSearch = (value: unknown): value is PastSearch =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  'href' in value &&
  typeof value.label === 'string' &&
  typeof value.href === 'string' &&
  value.href.startsWith('/');

/** Searches that led somewhere, newest first. */
export const readPastSearches = (): PastSearch[] => readStored(KEY, isPastSearch);

/** Puts a search in front; the same one is not kept twice. */
export const keepSearch = (search: PastSearch): void =>
  writeStored(KEY, [search, ...readPastSearches().filter(({ href }) => href !== search.href)].slice(0, MOST));

export const clearPastSearches = (): void => writeStored(KEY, []);
