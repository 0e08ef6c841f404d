import { ok, refuse } from '@simpletread/domain';

import { type MeantKey, type RuleKey, ruleKeyText } from '../../rules/index.js';
import type { WantedRow } from './plan-entries.js';

const MOST_CHOICES = 5;

export const keysOf = (rows: readonly WantedRow[]): RuleKey[] =>
  rows.flatMap(({ entry }) =>
    entry.ok && entry.value.scope !== 'all' ? [{ scope: entry.value.scope, key: entry.value.key }] : [],
  );

/** The rows with the key of what they name; refused where they name nothing, or more than one thing. */
export const keyedRows = (
  rows: readonly WantedRow[],
  unknown: readonly RuleKey[],
  meant: ReadonlyMap<string, readonly MeantKey[]>,
): WantedRow[] => {
  const words = new Set(unknown.map(ruleKeyText));
  return rows.map((each) => {
    if (!each.entry.ok || each.entry.value.scope === 'all') return each;
    const entry = each.entry.value;
    const { scope, key } = each.entry.value;
    const text = ruleKeyText({ scope, key });
    if (!words.has(text)) return each;
    const [first, ...others] = meant.get(text) ?? [];
    if (first === undefined) return { ...each, entry: refuse('pricing.keyUnknown', { scope, key }) };
    if (others.length === 0) return { ...each, entry: ok({ ...entry, key: first.key }) };
    const choices = [first, ...others].slice(0, MOST_CHOICES).map(({ label }) => label);
    return {
      ...each,
      entry: refuse('pricing.keyAmbiguous', { scope, key, choices: choices.join(', ') }),
    };
  });
};
