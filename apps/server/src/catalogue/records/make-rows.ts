import { faultMessage } from '@simpletread/contract';
import { type Fault, keyOfRecord, ownValue, type RecordValues } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import type { WaitingRow } from './change.repository.js';
import type { RecordStore, StoredRecord } from './record-store.js';

interface Made {
  readonly position: number;
  readonly problem: string | null;
}

/** The write of one record; `values` are null for a removal. */
interface RowWrite {
  readonly position: number;
  readonly kind: 'add' | 'change' | 'remove';
  readonly id: string;
  readonly values: RecordValues | null;
}

interface Refused {
  readonly position: number;
  readonly kind: 'refuse';
  readonly fault: Fault;
}

const holds = (record: StoredRecord, values: RecordValues): boolean =>
  Object.entries(values).every(([name, value]) => ownValue(record.values, name) === value);

interface Known {
  readonly byId: ReadonlyMap<string, StoredRecord>;
  readonly isTaken: (values: RecordValues) => boolean;
}

/** The outcome of a row, compared with the current records. */
const writeOf = (
  { position, recordId: id, before, after }: WaitingRow,
  { byId, isTaken }: Known,
): RowWrite | Refused => {
  const record = byId.get(id);
  const refused = (code: Fault['code']): Refused => ({ position, kind: 'refuse', fault: { code, data: {} } });
  if (before === null)
    return record !== undefined || after === null || isTaken(after)
      ? refused('records.keyTaken')
      : { position, kind: 'add', id, values: after };
  if (record === undefined) return refused('record.missing');
  if (!holds(record, before)) return refused('records.changedMeanwhile');
  return after === null
    ? { position, kind: 'remove', id, values: null }
    : { position, kind: 'change', id, values: { ...record.values, ...after } };
};

/** The same row without values that no longer fit. */
const withFaults = async (
  store: RecordStore,
  writes: readonly (RowWrite | Refused)[],
  tx: Transaction,
): Promise<readonly (RowWrite | Refused)[]> => {
  const written = writes.flatMap((write) =>
    write.kind === 'refuse' || write.values === null ? [] : [{ ...write, values: write.values }],
  );
  const faults = await store.faultsOf(written, tx);
  const faultOf = new Map(written.map(({ position }, at) => [position, faults[at] ?? null]));
  return writes.map((write) => {
    const fault = faultOf.get(write.position) ?? null;
    return fault === null ? write : { position: write.position, kind: 'refuse', fault };
  });
};

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
  const added = rows.flatMap(({ before, after }) => (before === null && after !== null ? [after] : []));
  const taken = new Set((await store.byKeys(added, tx)).map(({ values }) => keyOfRecord(form, values)));
  const known = {
    byId: new Map(locked.map((record) => [record.id, record])),
    isTaken: (values: RecordValues) => taken.has(keyOfRecord(form, values)),
  };
  const writes = await withFaults(
    store,
    rows.map((row) => writeOf(row, known)),
    tx,
  );
  const of = (kind: RowWrite['kind']) =>
    writes.flatMap((write) =>
      write.kind === kind && write.values !== null ? [{ id: write.id, values: write.values }] : [],
    );
  const removed = writes.flatMap((write) => (write.kind === 'remove' ? [write.id] : []));
  await store.remove(removed, tx);
  await store.update(of('change'), tx);
  await store.insert(of('add'), tx);
  return writes.map((write) => ({
    position: write.position,
    problem: write.kind === 'refuse' ? faultMessage(write.fault) : null,
  }));
};
