import { type Cents, formatRate, parseDollars, ratePpm, ratePpmFromPercentText } from '@simpletread/domain';

const CENTS_PER_DOLLAR = 100;

/** `1234.50`: an amount as a field holds it; empty for none. */
export const dollarsText = (amount: Cents | null): string =>
  amount === null
    ? ''
    : `${Math.trunc(amount / CENTS_PER_DOLLAR)}.${String(amount % CENTS_PER_DOLLAR).padStart(2, '0')}`;

/** The typed amount in cents. 0, which no rule accepts, for unreadable text: the contract then names the fault. */
export const centsOf = (text: string): number => {
  const read = parseDollars(text);
  return read.ok && read.value > 0 ? read.value : 0;
};

export const centsOrNull = (text: string): number | null => (text.trim() === '' ? null : centsOf(text));

/** `12.5`: parts per million as a field holds them. */
export const percentText = (rate: number): string => formatRate(ratePpm(rate)).replace('%', '');

/** Parts per million; 0 for what cannot be read. */
export const rateOf = (text: string): number => {
  try {
    return ratePpmFromPercentText(text);
  } catch {
    return 0;
  }
};

/** A whole number; `unread` for what is none. */
export const wholeOf = (text: string, unread = 0): number =>
  /^\d{1,12}$/.test(text.trim()) ? Number(text) : unread;

export const wholeOrNull = (text: string): number | null => (text.trim() === '' ? null : wholeOf(text));

export const wholeText = (value: number | null): string => (value === null ? '' : String(value));

/** The parts of a text that commas, semicolons or spaces part. */
export const wordsOf = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '');
