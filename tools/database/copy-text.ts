import { ownValue } from '@simpletread/domain';

/** Values that a column accepts in COPY: an array becomes a `text[]`, an object `jsonb`. */
export type CopyValue = string | number | boolean | null | Date | readonly string[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: unknown;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escapeText = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (character) => ownValue(ESCAPES, character) ?? character);

const isList = (value: CopyValue): value is readonly string[] => Array.isArray(value);

const arrayLiteral = (items: readonly string[]): string =>
  `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

const encodeValue = (value: CopyValue): string => {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  return escapeText(isList(value) ? arrayLiteral(value) : JSON.stringify(value));
};

/** Returns one row in PostgreSQL's COPY text format, line end included. */
export const encodeCopyRow = (row: readonly CopyValue[]): string => `${row.map(encodeValue).join('\t')}\n`;
