import { snoozeCase } from '@simpletread/contract';

import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { formContract, MomentInput } from '../../../shell/form/index.js';
import { useMinute } from '../../../shell/time/index.js';
import { RELOAD, useCaseCalls } from '../case-calls.js';
import type { CaseDialogProps } from './case-dialog.js';

interface Snooze {
  readonly until: string | null;
}

interface Body {
  readonly version: number;
  readonly until: string;
}

const DAY_MS = 86_400_000;

/** Puts a case away until a time; a message of the customer brings it back earlier. */
export const SnoozeDialog = ({ record, onClose }: CaseDialogProps) => {
  const calls = useCaseCalls();
  const now = useMinute();
  const tomorrow = new Date(Math.ceil(now.getTime() / 60_000) * 60_000 + DAY_MS).toISOString();
  const snooze = useStaffAction({
    run: (body: Body, key) => calls.snoozeCase(record.id, body, key),
    reload: RELOAD,
    done: ({ caseNumber }) => `Snoozed ${caseNumber}. A message of the customer wakes it.`,
    onDone: onClose,
  });
  const contract = formContract<Snooze & Record<string, unknown>, Body>({
    schema: snoozeCase.body,
    inputOf: ({ until }) => ({ version: record.version, until: until ?? '' }),
  });
  return (
    <FormDialog<Snooze, Body>
      title={`Snooze ${record.caseNumber}`}
      confirm="Snooze"
      isBusy={snooze.isBusy}
      error={snooze.error}
      values={{ until: tomorrow }}
      contract={contract}
      onSubmit={snooze.submit}
      onClose={onClose}
    >
      <MomentInput source="until" label="Until (ET)" />
    </FormDialog>
  );
};
