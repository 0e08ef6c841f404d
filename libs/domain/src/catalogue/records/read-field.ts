import { ownValue } from '../../lookup/index.js';
import { cents, formatMoney, parseDollars } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import type { FieldRule, FieldValue, RecordField } from './field-rule.js';

type Read = Result<FieldValue, 'records.fieldInvalid'>;

const CENTS_PER_DOLLAR = 100;

const dollarsText = (amount: number): string =>
  `${Math.trunc(amount / CENTS_PER_DOLLAR)}.${String(amount % CENTS_PER_DOLLAR).padStart(2, '0')}`;

/** Describes the values a field accepts. */
export const expectedOf = (rule: FieldRule): string => {
  switch (rule.kind) {
    case 'text':
      return `at most ${rule.max} characters${rule.pattern === undefined ? '' : ' of the usual form'}`;
    case 'number':
      return `${rule.decimals === 0 ? 'a whole number' : 'a number'} from ${rule.min} to ${rule.max}`;
    case 'money':
      return `an amount from ${formatMoney(cents(rule.min))} to ${formatMoney(cents(rule.max))}`;
    case 'flag':
      return 'yes or no';
    case 'choice':
      return `one of ${rule.options.map(({ label }) => label).join(', ')}`;
  }
};

const isAllowed = (rule: FieldRule, value: FieldValue): boolean => {
  switch (rule.kind) {
    case 'text':
      return (
        typeof value === 'string' &&
        value.length <= rule.max &&
        (rule.pattern === undefined || rule.pattern.test(value))
      );
    case 'number': {
      const scale = 10 ** rule.decimals;
      return (
        typeof value === 'number' &&
        value >= rule.min &&
        value <= rule.max &&
        Math.abs(value * scale - Math.round(value * scale)) < 1e-6
      );
    }
    case 'money':
      return (
        typeof value === 'number' && Number.isSafeInteger(value) && value >= rule.min && value <= rule.max
      );
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return rule.options.some((option) => option.value === value);
  }
};

/** Returns a submitted value, tidied. Refuses with `records.fieldInvalid`. An empty text in an optional field is null. */
export const readField = (field: RecordField, sent: unknown): Read => {
  const invalid = refuse('records.fieldInvalid', { field: field.label, expected: expectedOf(field.rule) });
  const value = typeof sent === 'string' ? sent.normalize('NFC').trim() : sent;
  if (value === null || value === undefined || value === '')
    return field.isOptional === true ? ok(null) : invalid;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return invalid;
  return isAllowed(field.rule, value) ? ok(value) : invalid;
};

const NUMBER = /^-?\d{1,12}(\.\d{1,6})?$/;
const FLAGS: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };

/** Returns a cell's value. Anything that isn't a value of this kind stays text, which the rule then refuses. */
const valueOfCell = (rule: FieldRule, cell: string): unknown => {
  switch (rule.kind) {
    case 'text':
      return cell;
    case 'number':
      return NUMBER.test(cell) ? Number(cell) : cell;
    case 'money': {
      const amount = parseDollars(cell.replace(/^\$/, ''));
      return amount.ok ? amount.value : cell;
    }
    case 'flag':
      return ownValue(FLAGS, cell.toLowerCase()) ?? cell;
    case 'choice':
      return rule.options.find(({ label }) => label.toLowerCase() === cell.toLowerCase())?.value ?? cell;
  }
};

/** Reads a field's value from a table cell as `cellOf` writes it. */
export const readCell = (field: RecordField, cell: string): Read => {
  const text = cell.trim().replace(/^'(?=[=+\-@])/, '');
  return readField(field, text === '' ? null : valueOfCell(field.rule, text));
};

/** Writes a value as a table cell. */
export const cellOf = ({ rule }: RecordField, value: FieldValue): string => {
  if (value === null) return '';
  switch (rule.kind) {
    case 'money':
      return dollarsText(cents(Number(value)));
    case 'flag':
      return value === true ? 'yes' : 'no';
    case 'choice':
      return rule.options.find((option) => option.value === value)?.label ?? String(value);
    default:
      return String(value);
  }
};
