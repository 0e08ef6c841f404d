import { changedRecord, type ChangeSet, type RecordForm } from '@simpletread/domain';

import type { PlannedRow } from './planned-row.js';
import type { StoredRecord } from './record-store.js';

/** Applies a change set to records. Records that can't take the change are refused and stay as they are. */
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
