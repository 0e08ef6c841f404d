import type { CustomTypesConfig } from 'pg';
import pg from 'pg';

const INT8 = 20;
const DATE = 1082;

/** A bigint column as a number: cents and counts, which all stay far below 2^53. Throws where one does not. */
const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
  return value;
};

const sameText = (text: string): string => text;

/**
 * The JavaScript types of column values: bigint as number, date as YYYY-MM-DD text, timestamptz as Date, numeric as
 * text.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => {
    if (format === 'binary') return pg.types.getTypeParser(id, 'binary');
    if (id === INT8) return safeInteger;
    if (id === DATE) return sameText;
    return pg.types.getTypeParser(id, 'text');
  },
};
