import { cents, formatMoney } from '@simpletread/domain';

import { dayTimeText } from '../time/eastern-time.js';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** `is active` for `isActive`, `refunded` for `refundedInCents`: the name of a stored field as people say it. */
export const fieldName = (field: string): string =>
  field
    .replace(/InCents$/, '')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase();

/** A stored value in words; money and moments as everywhere in the console. */
export const fieldText = (field: string, value: unknown, now: Date): string => {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && field.endsWith('InCents') && Number.isSafeInteger(value))
    return formatMoney(cents(value));
  if (typeof value === 'string') return INSTANT.test(value) ? dayTimeText(value, now) : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((part) => fieldText(field, part, now)).join(', ') || 'nothing';
  return Object.entries(value as object)
    .map(([name, part]) => `${fieldName(name)} ${fieldText(name, part, now)}`)
    .join(', ');
};
