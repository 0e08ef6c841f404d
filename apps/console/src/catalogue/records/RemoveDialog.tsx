import type { RecordRow } from '@simpletread/contract';
import { RECORD_FORMS, type RecordKind } from '@simpletread/domain';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { resourceOf } from './record-kinds.js';
import { useVerdicts, VERDICTS_KEY } from './verdicts/use-verdicts.js';
import { Verdicts } from './verdicts/Verdicts.js';
import { removalQueryOf, useRecordCalls } from './record-calls.js';
import { reasonErrors, type Reasoned } from './reason-errors.js';
import { formContract, TextInput } from '../../shell/form/index.js';

interface Input {
  readonly reason: string | null;
  readonly acceptedUnrefused: number;
}

interface RemoveDialogProps {
  readonly kind: RecordKind;
  readonly record: RecordRow;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface Query {
  readonly version: number;
  readonly reason?: string;
}

/** Checks the reason, where a kind needs one. How many refused tires are accepted is asked for at the end. */
const contractOf = (kind: RecordKind, { version }: RecordRow) => {
  const isRequired = RECORD_FORMS[kind].needsReason === true;
  return formContract<Reasoned, Query>({
    schema: removalQueryOf(kind),
    inputOf: ({ reason }) => ({ version, ...(isRequired ? { reason } : {}) }),
    check: ({ reason }) => reasonErrors(kind, reason),
  });
};

/** Confirms the removal of a record. It can't be restored here. */
export const RemoveDialog = ({ kind, record, onClose, onDone }: RemoveDialogProps) => {
  const data = useRecordCalls();
  const { noun, needsReason } = RECORD_FORMS[kind];
  const isJudged = kind === 'fitments';
  const verdicts = useVerdicts({ id: record.id, values: null }, isJudged);
  const action = useStaffAction({
    run: (request: Input, key) =>
      data.removeRecord(kind, record.id, { version: record.version, ...request }, key),
    reload: [resourceOf(kind), 'vehicles', VERDICTS_KEY],
    done: () => `Removed ${record.label}.`,
    onDone,
  });
  return (
    <FormDialog
      title={`Remove ${record.label}?`}
      confirm={`Remove ${noun}`}
      isDangerous
      isBusy={action.isBusy || (isJudged && verdicts.found === undefined)}
      error={action.error}
      values={{ reason: '' }}
      contract={contractOf(kind, record)}
      onSubmit={({ reason = null }) =>
        verdicts.confirm((acceptedUnrefused) => action.start({ reason, acceptedUnrefused }))
      }
      onClose={onClose}
    >
      {isJudged && <Verdicts of={verdicts} />}
      {needsReason === true ? (
        <TextInput
          source="reason"
          label="Reason (saved in the audit log)"
          maxLength={500}
          isRequired
          isFirst
        />
      ) : (
        <p>It disappears from the shop within two seconds.</p>
      )}
    </FormDialog>
  );
};
