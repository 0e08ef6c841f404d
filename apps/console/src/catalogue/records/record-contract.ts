import { RECORD_FORMS, type RecordKind, type RecordValues } from '@simpletread/domain';

import { formContract } from '../../shell/form/index.js';
import { addRecordBodyOf } from './record-calls.js';
import { reasonErrors } from './reason-errors.js';
import { readCells, type RecordCells } from './record-cells.js';

export interface RecordFormValues {
  readonly cells: RecordCells;
  /** The reason for the change; empty where none is required. */
  readonly reason: string;
}

export interface RecordRequest {
  /** For an existing record, only the changed fields. */
  readonly values: RecordValues;
  readonly reason: string | null;
}

/** Checks a record by the body of its kind, and each cell by the rule of its field. `before` is the record as it is; null for a new one. */
export const recordContract = (kind: RecordKind, before: RecordValues | null) => {
  const form = RECORD_FORMS[kind];
  return formContract<RecordFormValues, RecordRequest>({
    schema: addRecordBodyOf(kind),
    fieldOf: (path) => path.replace(/^values\./, 'cells.'),
    inputOf: ({ cells, reason }) => ({
      values: readCells(form, cells, before).values,
      reason: reason.trim() === '' ? null : reason.trim(),
    }),
    check: ({ cells }, { reason }) => ({
      ...Object.fromEntries(
        Object.entries(readCells(form, cells, before).errors).map(([name, message]) => [
          `cells.${name}`,
          message,
        ]),
      ),
      ...reasonErrors(kind, reason),
    }),
  });
};
