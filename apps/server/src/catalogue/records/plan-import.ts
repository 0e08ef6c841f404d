import {
  keyOfRecord,
  ok,
  ownValue,
  readRecord,
  type RecordLine,
  type RecordValues,
  refuse,
  type Result,
} from '@simpletread/domain';

import type { SqlRunner } from '../../platform/database/index.js';
import type { PlannedRow } from './planned-row.js';
import type { RecordStore, StoredRecord } from './record-store.js';

const labelOf = ({ form }: RecordStore, values: RecordValues): string =>
  form.fields.flatMap(({ name, isKey }) => (isKey === true ? (ownValue(values, name) ?? []) : [])).join(' ');

const rowOf = (
  store: RecordStore,
  line: number,
  sent: RecordValues,
  known: StoredRecord | undefined,
): PlannedRow => {
  const { form } = store;
  const label = known?.label ?? labelOf(store, sent);
  const row = {
    id: known?.id ?? '',
    label,
    line,
    before: known?.values ?? null,
    after: known?.values ?? null,
  };
  if (known === undefined && !form.isAddable)
    return { ...row, fault: { code: 'records.notAddable', data: { noun: form.noun } } };
  const read = readRecord(form, sent, known?.values ?? null);
  if (!read.ok) return { ...row, fault: read.fault };
  const after = store.tidied(read.value);
  return { ...row, id: known?.id ?? store.newIdOf(after), after, fault: null };
};

/** Refuses a record that names something unknown or wants an address in use. */
const withFaults = async (
  store: RecordStore,
  rows: readonly PlannedRow[],
  db: SqlRunner,
): Promise<PlannedRow[]> => {
  const checked = rows.flatMap(({ id, fault, after }, at) =>
    fault === null && after !== null ? [{ at, id, values: after }] : [],
  );
  const faults = await store.faultsOf(checked, db);
  const faultAt = new Map(checked.map(({ at }, place) => [at, faults[place] ?? null]));
  return rows.map((row, at) => ({ ...row, fault: row.fault ?? faultAt.get(at) ?? null }));
};

/**
 * Plans an imported table: each line changes the record of its key or adds one, and a second line with the same key is
 * refused. With `isRemoving`, records without a line are removed where the kind allows it. More than `most` records
 * are refused with `records.tooMany`, so none is left out unseen.
 */
export const planImport = async (
  store: RecordStore,
  lines: readonly RecordLine[],
  { isRemoving, most }: { readonly isRemoving: boolean; readonly most: number },
  db: SqlRunner,
): Promise<Result<readonly PlannedRow[]>> => {
  const { form } = store;
  const read = lines.map(({ line, values }) => ({
    line,
    values: values.ok ? ({ ok: true, value: store.tidied(values.value) } as const) : values,
  }));
  const sent = read.flatMap(({ values }) => (values.ok ? [values.value] : []));
  const stored = await store.byKeys(sent, db);
  const known = new Map(stored.map((record) => [keyOfRecord(form, record.values), record]));
  const firstLine = new Map<string, number>();
  const rows = read.map(({ line, values }): PlannedRow => {
    const none = { id: '', label: '', line, before: null, after: null };
    if (!values.ok) return { ...none, fault: values.fault };
    const key = keyOfRecord(form, values.value);
    const first = firstLine.get(key);
    if (first !== undefined)
      return {
        ...none,
        label: labelOf(store, values.value),
        fault: { code: 'records.lineTwice', data: { line: first, noun: form.noun } },
      };
    firstLine.set(key, line);
    return rowOf(store, line, values.value, known.get(key));
  });
  const whole = await withFaults(store, rows, db);
  if (!isRemoving || !form.isRemovable) return ok(whole);
  const all = await store.matching({}, most + 1, db);
  if (all.length > most) return refuse('records.tooMany', { max: most });
  const gone = all.filter(({ values }) => !firstLine.has(keyOfRecord(form, values)));
  return ok([
    ...whole,
    ...gone.map(({ id, label, values }) => ({
      id,
      label,
      line: null,
      before: values,
      after: null,
      fault: null,
    })),
  ]);
};
