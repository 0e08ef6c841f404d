import { ok, refuse, type Result } from '../../result/index.js';
import { easternInstant } from '../../time/index.js';
import { PRICE_ENTRY_SCOPES, type PriceEntryScope, type PriceRule } from './price-list.js';

/** The columns of a price-list table, in order. */
export const ENTRY_COLUMNS = ['scope', 'key', 'min_tires', 'rule', 'value', 'starts_at', 'ends_at'] as const;

export type EntryColumn = (typeof ENTRY_COLUMNS)[number];

const SCOPE_WORDS: ReadonlyMap<string, PriceEntryScope> = new Map(
  Object.entries({
    tires: 'tire',
    lines: 'line',
    sizes: 'size',
    brands: 'brand',
    categories: 'category',
    everything: 'all',
  } as const),
);

const RULE_WORDS: ReadonlyMap<string, PriceRule['kind']> = new Map(
  Object.entries({
    fixed: 'fixed',
    price: 'fixed',
    'price $': 'fixed',
    percentoff: 'percentOff',
    'percent off': 'percentOff',
    '% off': 'percentOff',
    amountoff: 'amountOff',
    'amount off': 'amountOff',
    '$ off': 'amountOff',
  } as const),
);

const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
/** The US spreadsheet format: month, day, year, and an optional 24-hour time. */
const SHEET = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const WALL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::([0-5]\d))?)?$/;
const SECOND_MS = 1000;
const ISO_DAY = '2026-11-27'.length;

const two = (figure: string): string => figure.padStart(2, '0');

/** Turns `12/1/2026 14:30` into `2026-12-01T14:30:00`; returns other text unchanged. */
const wallOf = (text: string): string => {
  const [, month, day, year, hour = '00', minute = '00', second = '00'] = SHEET.exec(text) ?? [];
  return month === undefined || day === undefined || year === undefined
    ? text
    : `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}`;
};

/** False for February 31, which `Date.parse` reads as March 3. */
const isOnCalendar = (isoDay: string): boolean => {
  const midnight = new Date(`${isoDay}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(isoDay);
};

/** Returns the column of a header, as the export writes it or as people do ("Min tires"). */
export const entryColumnOf = (header: string): EntryColumn | null => {
  const name = header.trim().toLowerCase().replaceAll(' ', '_');
  return ENTRY_COLUMNS.find((column) => column === name) ?? null;
};

/** Returns a price's scope, in the words of the export or the grid ("Everything"), in any case. */
export const entryScopeOf = (text: string): PriceEntryScope | null => {
  const word = text.toLowerCase();
  return PRICE_ENTRY_SCOPES.find((scope) => scope === word) ?? SCOPE_WORDS.get(word) ?? null;
};

/** Returns a price's rule, in the words of the export or the grid ("% off"), in any case. */
export const entryRuleOf = (text: string): PriceRule['kind'] | null =>
  RULE_WORDS.get(text.toLowerCase()) ?? null;

/**
 * Reads a moment with its zone, or a day or time in Eastern time, as ISO 8601 or as spreadsheets write it (`12/1/2026 14:30`). A day alone
 * is its midnight; empty text is null. Refuses invalid times, and times that clocks skip, with `pricing.timeInvalid`.
 */
export const entryMomentOf = (text: string): Result<Date | null, 'pricing.timeInvalid'> => {
  if (text === '') return ok(null);
  if (ZONED.test(text)) {
    const at = isOnCalendar(text.slice(0, ISO_DAY)) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(at) ? refuse('pricing.timeInvalid') : ok(new Date(at));
  }
  const [, day, minute = '00:00', second = '0'] = WALL.exec(wallOf(text)) ?? [];
  const read = day === undefined ? null : easternInstant(`${day}T${minute}`);
  return read?.ok === true
    ? ok(new Date(read.value.getTime() + Number(second) * SECOND_MS))
    : refuse('pricing.timeInvalid');
};
