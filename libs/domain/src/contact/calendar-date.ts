import { ok, refuse, type Result } from '../result/index.js';

/** A calendar day, without a time or a zone. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const MM_DD_YYYY = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const FIRST_YEAR = 1900;

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Reads `MM/DD/YYYY`, an existing day from 1900 on. Refuses with `contact.dateInvalid`. */
export const parseDateMmDdYyyy = (text: string): Result<CalendarDate, 'contact.dateInvalid'> => {
  const match = MM_DD_YYYY.exec(text.trim());
  if (!match) return refuse('contact.dateInvalid');
  const [month, day, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isReal =
    year >= FIRST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isReal ? ok({ year, month, day }) : refuse('contact.dateInvalid');
};
