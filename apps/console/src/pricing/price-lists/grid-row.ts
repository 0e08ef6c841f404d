import { type PriceEntryReply, priceEntryInput } from '@simpletread/contract';
import type { PriceEntryScope, PriceRule } from '@simpletread/domain';

import {
  centsOf,
  dollarsText,
  errorsOfIssues,
  percentText,
  rateOf,
  wholeOf,
} from '../../shell/form/index.js';
import type { EntryInput } from './price-list-calls.js';

/** A price as the grid holds it: what is typed stays as it is typed. */
export interface GridRow {
  /** Names the row while it is being edited. */
  readonly key: string;
  /** The price that it is of; null for a new one. */
  readonly id: string | null;
  readonly scope: PriceEntryScope;
  readonly about: string;
  /** The meaning of `about`, as far as known. */
  readonly label: string | null;
  readonly minTires: string;
  readonly rule: PriceRule['kind'];
  readonly value: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

export type RowFields = Omit<GridRow, 'key' | 'id' | 'label'>;

/** A row to begin with: 10 % off everything. */
export const NEW_ROW: RowFields = {
  scope: 'all',
  about: '',
  minTires: '1',
  rule: 'percentOff',
  value: '10',
  startsAt: null,
  endsAt: null,
};

/** The name of a rule's amount in a field. */
export const ruleValueText = (rule: PriceEntryReply['rule']): string =>
  rule.kind === 'percentOff' ? percentText(rule.ratePpm) : dollarsText(rule.amountInCents);

export const rowOf = ({
  id,
  scope,
  key,
  label,
  minTires,
  rule,
  startsAt,
  endsAt,
}: PriceEntryReply): GridRow => ({
  key: id,
  id,
  scope,
  about: key,
  label,
  minTires: String(minTires),
  rule: rule.kind,
  value: ruleValueText(rule),
  startsAt,
  endsAt,
});

/** The body for a row. Unreadable text is sent as an invalid value. */
export const entryInput = ({
  scope,
  about,
  minTires,
  rule,
  value,
  startsAt,
  endsAt,
}: RowFields): EntryInput => ({
  scope,
  key: about.trim(),
  minTires: wholeOf(minTires),
  rule:
    rule === 'percentOff'
      ? { kind: rule, ratePpm: rateOf(value) }
      : { kind: rule, amountInCents: centsOf(value) },
  startsAt,
  endsAt,
});

/** The first fault of a single row; null if it has none. */
export const rowProblem = (row: RowFields): string | null => {
  const read = priceEntryInput.safeParse(entryInput(row));
  return read.success ? null : (Object.values(errorsOfIssues(read.error.issues))[0] ?? null);
};

/** A list has one price for each of these. */
export const slotOf = (row: RowFields): string => {
  const { scope, key, minTires, startsAt } = entryInput(row);
  return JSON.stringify([scope, key, minTires, startsAt]);
};

export const ROW_FIELDS = [
  'scope',
  'about',
  'minTires',
  'rule',
  'value',
  'startsAt',
  'endsAt',
] as const satisfies readonly (keyof RowFields)[];

export const isSameRow = (a: RowFields, b: RowFields): boolean =>
  ROW_FIELDS.every((field) => a[field] === b[field]);
