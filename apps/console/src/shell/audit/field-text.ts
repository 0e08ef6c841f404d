import { cents, formatMoney, ownValue } from '@simpletread/domain';

import { dayTimeText } from '../time/index.js';
import { type RecordWords, stateText } from './record-words.js';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `awaitingApproval`, `ship-to-shop`, `refund_impossible`: a word that programs store. */
const STORED_WORD = /^[a-z]+(?:[A-Z][a-z]+)+$|^[a-z]+(?:[-_][a-z]+)+$/;
/** Fields whose values people write or copy as they are. */
const EXACT =
  /(?:slug|path|code|key|url|email|name|note|token|file|id|company|number|comment|subject|title|text|body|question|answer|city|address|street|phone|label|tag)s?\d?$/i;

const spelledOut = (value: string): string =>
  value.replaceAll(/[-_]/g, ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });

/** The context of a stored value's text: the current time, the kind of record, and the names of ids. */
export interface FieldContext {
  readonly now: Date;
  readonly words: RecordWords;
  readonly subjectType: string;
  /** Names by id. */
  readonly names: Readonly<Record<string, string>>;
}

/** `is active` for `isActive`, `refunded` for `refundedInCents`, `shop` for `shopId`, `held` for `heldAt`: a stored field as people say it. */
export const fieldName = (field: string): string =>
  field
    .replace(/(?<=[a-z])(InCents|Id|At|On|Ppm)$/, '')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase();

const stringText = (
  field: string,
  value: string,
  { now, words, subjectType, names }: FieldContext,
): string => {
  if (INSTANT.test(value)) return dayTimeText(value, now);
  if (ID.test(value)) return ownValue(names, value) ?? `unnamed (${value.slice(-12)})`;
  const known = stateText(words, subjectType, field, value);
  if (known !== undefined) return known;
  return STORED_WORD.test(value) && !EXACT.test(field) ? spelledOut(value) : value;
};

/** A stored value in words; money and moments as everywhere in the console. */
export const fieldText = (field: string, value: unknown, context: FieldContext): string => {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && field.endsWith('InCents') && Number.isSafeInteger(value))
    return formatMoney(cents(value));
  if (typeof value === 'number' && field.endsWith('Ppm')) return SHARE.format(value / 1_000_000);
  if (typeof value === 'string') return stringText(field, value, context);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value.map((part) => fieldText(field, part, context)).join(', ') || 'nothing';
  return Object.entries(value as object)
    .map(([name, part]) => `${fieldName(name)} ${fieldText(name, part, context)}`)
    .join(', ');
};
