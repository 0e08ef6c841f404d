import { readCsvLines, writeCsv } from '../../csv/index.js';
import { cents, parseDollars, ratePpmFromPercentText } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import {
  ENTRY_COLUMNS,
  type EntryColumn,
  entryColumnOf,
  entryMomentOf,
  entryRuleOf,
  entryScopeOf,
} from './entry-words.js';
import type { PriceRule } from './price-list.js';
import type { ScheduledEntry } from './scheduled-entry.js';

type Cells = Readonly<Record<EntryColumn, string>>;

export type EntryFault =
  | 'pricing.scopeInvalid'
  | 'pricing.quantityInvalid'
  | 'pricing.ruleInvalid'
  | 'pricing.amountInvalid'
  | 'pricing.percentInvalid'
  | 'pricing.timeInvalid'
  | 'pricing.windowInvalid';

/** A line of the table: its number as a spreadsheet shows it, and its entry or what is wrong with it. */
export interface EntryLine {
  readonly line: number;
  readonly entry: Result<ScheduledEntry, EntryFault>;
}

const PPM_PER_PERCENT = 10_000;
const MOST_TIRES = 1000;
const WHOLE_RATE = 1_000_000;
const NEEDED: readonly EntryColumn[] = ['scope', 'key', 'rule', 'value'];
const PERCENT = /^\d{1,3}(\.\d{1,4})?$/;

const amountOf = (text: string): Result<PriceRule & { kind: 'fixed' }, 'pricing.amountInvalid'> => {
  const amount = parseDollars(text.replace(/^\$/, ''));
  return amount.ok && amount.value > 0
    ? ok({ kind: 'fixed', amountInCents: amount.value })
    : refuse('pricing.amountInvalid');
};

const ruleOf = (
  kind: string,
  value: string,
): Result<PriceRule, 'pricing.ruleInvalid' | 'pricing.amountInvalid' | 'pricing.percentInvalid'> => {
  switch (entryRuleOf(kind)) {
    case 'fixed':
      return amountOf(value);
    case 'amountOff': {
      const amount = amountOf(value);
      return amount.ok ? ok({ ...amount.value, kind: 'amountOff' }) : amount;
    }
    case 'percentOff': {
      const percent = value.replace(/%$/, '').trim();
      const ratePpm = PERCENT.test(percent) ? ratePpmOfPercent(percent) : 0;
      return ratePpm > 0 && ratePpm <= WHOLE_RATE
        ? ok({ kind: 'percentOff', ratePpm })
        : refuse('pricing.percentInvalid');
    }
    default:
      return refuse('pricing.ruleInvalid');
  }
};

const ratePpmOfPercent = (percent: string): number =>
  Number(percent) > WHOLE_RATE / PPM_PER_PERCENT ? 0 : ratePpmFromPercentText(percent);

const entryOf = (cells: Cells): Result<ScheduledEntry, EntryFault> => {
  const { key } = cells;
  const scope = entryScopeOf(cells.scope);
  if (scope === null || (scope === 'all') !== (key === '')) return refuse('pricing.scopeInvalid');
  const minTires = cells.min_tires === '' ? 1 : Number(cells.min_tires);
  if (!Number.isSafeInteger(minTires) || minTires < 1 || minTires > MOST_TIRES)
    return refuse('pricing.quantityInvalid', { max: MOST_TIRES });
  const rule = ruleOf(cells.rule, cells.value);
  if (!rule.ok) return rule;
  const startsAt = entryMomentOf(cells.starts_at);
  const endsAt = entryMomentOf(cells.ends_at);
  if (!startsAt.ok) return startsAt;
  if (!endsAt.ok) return endsAt;
  return startsAt.value !== null && endsAt.value !== null && endsAt.value <= startsAt.value
    ? refuse('pricing.windowInvalid')
    : ok({ scope, key, minTires, rule: rule.value, startsAt: startsAt.value, endsAt: endsAt.value });
};

/**
 * Reads a price list from CSV: columns by name, in any order, the last three and `min_tires` optional; amounts in dollars, percentages as
 * `12.5`, times with their zone or in Eastern time; scopes, rules and times also in plain words (`entry-words.ts`). Refuses a table without
 * required columns or with unknown ones with `pricing.csvUnreadable`; faults of a line are reported with the line.
 */
export const readEntryCsv = (text: string): Result<EntryLine[], 'pricing.csvUnreadable'> => {
  const [header, ...lines] = readCsvLines(text);
  const names = (header?.cells ?? []).map(entryColumnOf);
  const isKnown = names.every((name) => name !== null);
  const isWhole = NEEDED.every((name) => names.includes(name));
  if (!isKnown || !isWhole || new Set(names).size !== names.length)
    return refuse('pricing.csvUnreadable', { columns: ENTRY_COLUMNS.join(', ') });
  const cell = (cells: readonly string[], column: EntryColumn): string =>
    (cells[names.indexOf(column)] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
  return ok(
    lines.map(({ line, cells }) => ({
      line,
      entry: entryOf({
        scope: cell(cells, 'scope'),
        key: cell(cells, 'key'),
        min_tires: cell(cells, 'min_tires'),
        rule: cell(cells, 'rule'),
        value: cell(cells, 'value'),
        starts_at: cell(cells, 'starts_at'),
        ends_at: cell(cells, 'ends_at'),
      }),
    })),
  );
};

const CENTS_PER_DOLLAR = 100;
const dollarsText = (amount: number): string =>
  `${Math.trunc(amount / CENTS_PER_DOLLAR)}.${String(amount % CENTS_PER_DOLLAR).padStart(2, '0')}`;

const valueOf = (rule: PriceRule): string =>
  rule.kind === 'percentOff'
    ? String(rule.ratePpm / PPM_PER_PERCENT)
    : dollarsText(cents(rule.amountInCents));

/** Writes a price list as CSV that `readEntryCsv` can read. */
export const writeEntryCsv = (entries: readonly ScheduledEntry[]): string =>
  writeCsv([
    ENTRY_COLUMNS,
    ...entries.map(({ scope, key, minTires, rule, startsAt, endsAt }) => [
      scope,
      key,
      String(minTires),
      rule.kind,
      valueOf(rule),
      startsAt?.toISOString() ?? '',
      endsAt?.toISOString() ?? '',
    ]),
  ]);
