import { planSalesRequest, type SalesRequestRow } from '@simpletread/contract';

import { useStaffAction } from '../../shell/action/index.js';
import type { BodyOf } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, MomentInput, TextInput } from '../../shell/form/index.js';
import { useMinute } from '../../shell/time/index.js';
import { REQUEST_READS, useRequestCalls } from './request-calls.js';
import { nameText } from './request-text.js';

export interface RequestDialogProps {
  readonly record: SalesRequestRow;
  readonly onClose: () => void;
}

interface Step {
  readonly nextStep: string;
  readonly nextStepAt: string | null;
}

type Body = BodyOf<typeof planSalesRequest>;

const DAY_MS = 86_400_000;

/** Plans what comes next for a request, and when its owner is reminded. */
export const StepDialog = ({ record, onClose }: RequestDialogProps) => {
  const calls = useRequestCalls();
  const now = useMinute();
  const tomorrow = new Date(Math.ceil(now.getTime() / 60_000) * 60_000 + DAY_MS).toISOString();
  const plan = useStaffAction({
    run: (body: Body, key) => calls.planSalesRequest(record.id, body, key),
    reload: REQUEST_READS,
    done: () => 'Planned. The owner’s Today shows it when it’s due.',
    onDone: onClose,
  });
  const contract = formContract<Step & Record<string, unknown>, Body>({
    schema: planSalesRequest.body,
    inputOf: ({ nextStep, nextStepAt }) => ({
      version: record.version,
      nextStep,
      nextStepAt: nextStepAt ?? '',
    }),
  });
  return (
    <FormDialog<Step, Body>
      title={`Next step for ${nameText(record)}`}
      confirm="Save step"
      isBusy={plan.isBusy}
      error={plan.error}
      values={{ nextStep: record.nextStep ?? '', nextStepAt: record.nextStepAt ?? tomorrow }}
      contract={contract}
      onSubmit={plan.submit}
      onClose={onClose}
    >
      <TextInput source="nextStep" label="Next step" maxLength={140} isRequired isFirst />
      <MomentInput source="nextStepAt" label="Due (ET)" />
    </FormDialog>
  );
};
