import { changedRecord, type ChangeSet, type RecordForm } from '@simpletread/domain';

import type { PlannedRow } from './planned-row.js';
import type { StoredRecord } from './record-store.js';

/** What a change set makes of records; those that may not become what it makes of them are refused and stay. */
export const planBulk = (
  form: RecordForm,
  records: readonly StoredRecord[],
  change: ChangeSet,
): readonly PlannedRow[] =>
  records.map(({ id, label, values }) => {
    const changed = changedRecord(form, values, change);
    return {
      id,
      label,
      line: null,
      before: values,
      after: changed.ok ? changed.value : values,
      fault: changed.ok ? null : changed.fault,
    };
  });
