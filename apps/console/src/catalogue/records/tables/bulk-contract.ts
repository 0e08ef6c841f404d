import { RECORD_FORMS, type RecordKind } from '@simpletread/domain';

import { formContract } from '../../../shell/form/index.js';
import { bulkBodiesOf, type BulkRequest, type BulkStart } from '../record-calls.js';
import { type BulkRow, changeSetOf } from './bulk-rows.js';
import { reasonErrors, type Reasoned } from '../reason-errors.js';

interface BulkChange {
  readonly kind: RecordKind;
  readonly ids: readonly string[] | null;
  readonly filter: BulkRequest['filter'];
  readonly rows: readonly BulkRow[];
  /** The number of changes in the preview; zero before it. */
  readonly expected: number;
}

type Input = BulkRequest & Partial<Pick<BulkStart, 'reason' | 'expected'>>;

/** Checks a change of many records: as it is previewed, and with its reason once it is to be made. */
export const bulkContract = ({ kind, ids, filter, rows, expected }: BulkChange) => {
  const { previewed, started } = bulkBodiesOf(kind);
  const isStart = expected > 0;
  const change = changeSetOf(RECORD_FORMS[kind], rows);
  return formContract<Reasoned, Input>({
    schema: isStart ? started : previewed,
    inputOf: ({ reason }) => ({
      ids: ids === null ? null : [...ids],
      filter,
      change: typeof change === 'string' ? {} : change,
      ...(isStart ? { expected, reason: reason === '' ? null : reason } : {}),
    }),
    fieldOf: (path) => path.replace(/^change\..*$/, 'change'),
    check: ({ reason }) => ({
      ...(typeof change === 'string' ? { change } : {}),
      ...(isStart ? reasonErrors(kind, reason) : {}),
    }),
  });
};
