import type { RecordKind } from '@simpletread/domain';

import { formContract } from '../../../shell/form/index.js';
import { tableBodiesOf, type TableRequest, type TableStart } from '../record-calls.js';
import { reasonErrors } from '../reason-errors.js';

interface TableForm {
  readonly file: File | null;
  /** True to remove the records that the table doesn't name. */
  readonly isRemoving: boolean;
  readonly reason: string;
}

export const FIRST_TABLE: TableForm = { file: null, isRemoving: false, reason: '' };

type Input = TableRequest & Partial<Pick<TableStart, 'reason' | 'planDigest'>>;

/** Checks a table: as it is previewed, and with its reason once the preview with this digest is to be taken. */
export const tableContract = (kind: RecordKind, planDigest: string | null) => {
  const { previewed, started } = tableBodiesOf(kind);
  return formContract<TableForm, Input>({
    schema: planDigest === null ? previewed : started,
    inputOf: ({ file, isRemoving, reason }) => ({
      isRemoving: isRemoving ? 'true' : 'false',
      // Nothing chosen is refused like an empty file.
      file: file ?? new Blob(),
      ...(planDigest === null ? {} : { planDigest, ...(reason === '' ? {} : { reason }) }),
    }),
    check: ({ reason }) => (planDigest === null ? {} : reasonErrors(kind, reason)),
  });
};
