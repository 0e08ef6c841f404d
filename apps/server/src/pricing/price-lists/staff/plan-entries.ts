import { faultMessage } from '@simpletread/contract';
import { type Fault, placeOfEntry, type Result, type ScheduledEntry } from '@simpletread/domain';

import type { StoredEntry } from '../../rules/index.js';

/** A row of a grid or a line of a table: what it is to be, or what is wrong with it. */
export interface WantedRow {
  /** Position in the upload. */
  readonly row: number;
  readonly entry: Result<ScheduledEntry>;
}

export interface RowOutcome {
  readonly row: number;
  readonly outcome: 'added' | 'changed' | 'same' | 'removed' | 'refused';
  readonly problem: string | null;
}

/** The effect of saving rows on a price list. */
export interface EntryPlan {
  readonly outcomes: readonly RowOutcome[];
  readonly put: readonly ScheduledEntry[];
  readonly removed: readonly StoredEntry[];
  /** Prices that those of `put` take the place of. */
  readonly replaced: readonly StoredEntry[];
  /** Prices of the list afterwards. */
  readonly total: number;
}

/** A list has one price for a place and a start. */
const slotOf = (entry: ScheduledEntry): string =>
  [placeOfEntry(entry), entry.startsAt?.getTime() ?? ''].join('\n');

const termsOf = ({ rule, endsAt }: ScheduledEntry): string =>
  JSON.stringify([rule, endsAt?.getTime() ?? null]);

const refusal = (row: number, fault: Fault): RowOutcome => ({
  row,
  outcome: 'refused',
  problem: faultMessage(fault),
});

interface Input {
  readonly existing: readonly StoredEntry[];
  readonly wanted: readonly WantedRow[];
  readonly removedIds: ReadonlySet<string>;
  /** Also removes what no row names. */
  readonly isReplacing: boolean;
}

/** Plans the saving of rows: each row's outcome, and what is to be written if none of them is refused. */
export const planEntries = ({ existing, wanted, removedIds, isReplacing }: Input): EntryPlan => {
  const known = new Map(existing.map((entry) => [slotOf(entry), entry]));
  const seen = new Set<string>();
  const outcomes: RowOutcome[] = [];
  const put: ScheduledEntry[] = [];
  const replaced: StoredEntry[] = [];
  for (const { row, entry } of wanted) {
    if (!entry.ok) {
      outcomes.push(refusal(row, entry.fault));
      continue;
    }
    const slot = slotOf(entry.value);
    if (seen.has(slot)) {
      outcomes.push(refusal(row, { code: 'pricing.entryTwice', data: {} }));
      continue;
    }
    seen.add(slot);
    const before = known.get(slot);
    if (before !== undefined && termsOf(before) === termsOf(entry.value)) {
      outcomes.push({ row, outcome: 'same', problem: null });
      continue;
    }
    if (before !== undefined) replaced.push(before);
    put.push(entry.value);
    outcomes.push({ row, outcome: before === undefined ? 'added' : 'changed', problem: null });
  }
  const removed = existing.filter(
    (entry) => !seen.has(slotOf(entry)) && (isReplacing || removedIds.has(entry.entryId)),
  );
  return {
    outcomes,
    put,
    removed,
    replaced,
    total: existing.length + put.length - replaced.length - removed.length,
  };
};
