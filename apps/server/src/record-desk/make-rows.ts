import { faultMessage } from '@simpletread/contract';
import { type FaultCode, keyOfRecord, type RecordValues } from '@simpletread/domain';

import type { Transaction } from '../platform/database/index.js';
import type { WaitingRow } from './change.repository.js';
import type { NewRecord, RecordStore, StoredRecord } from './record-store.js';

interface Made {
  readonly position: number;
  readonly problem: string | null;
}

interface Sorted {
  readonly added: NewRecord[];
  readonly changed: NewRecord[];
  readonly removed: string[];
  readonly made: Made[];
}

const holds = (record: StoredRecord, values: RecordValues): boolean =>
  Object.entries(values).every(([name, value]) => record.values[name] === value);

/**
 * Makes rows of a change: adds, changes and removes their records, those that are still what they were when the change was planned. Of the
 * others it says why not; each row is settled either way.
 */
export const makeRows = async (
  store: RecordStore,
  rows: readonly WaitingRow[],
  tx: Transaction,
): Promise<readonly Made[]> => {
  const { form } = store;
  const locked = await store.lock(
    rows.map(({ recordId }) => recordId),
    tx,
  );
  const byId = new Map(locked.map((record) => [record.id, record]));
  const added = rows.flatMap(({ before, after }) => (before === null && after !== null ? [after] : []));
  const taken = new Set((await store.byKeys(added, tx)).map(({ values }) => keyOfRecord(form, values)));
  const sorted: Sorted = { added: [], changed: [], removed: [], made: [] };
  for (const row of rows) {
    const code = sort(row, byId.get(row.recordId), {
      sorted,
      isTaken: (values) => taken.has(keyOfRecord(form, values)),
    });
    sorted.made.push({
      position: row.position,
      problem: code === null ? null : faultMessage({ code, data: {} }),
    });
  }
  await store.remove(sorted.removed, tx);
  await store.update(sorted.changed, tx);
  await store.insert(sorted.added, tx);
  return sorted.made;
};

interface Sorting {
  readonly sorted: Sorted;
  readonly isTaken: (values: RecordValues) => boolean;
}

/** Puts a row where it belongs, or says why it is left. */
const sort = (
  { recordId, before, after }: WaitingRow,
  record: StoredRecord | undefined,
  { sorted, isTaken }: Sorting,
): FaultCode | null => {
  if (before === null) {
    if (record !== undefined || after === null || isTaken(after)) return 'desk.keyTaken';
    sorted.added.push({ id: recordId, values: after });
    return null;
  }
  if (record === undefined) return 'record.missing';
  if (!holds(record, before)) return 'desk.changedMeanwhile';
  if (after === null) sorted.removed.push(recordId);
  else sorted.changed.push({ id: recordId, values: { ...record.values, ...after } });
  return null;
};
