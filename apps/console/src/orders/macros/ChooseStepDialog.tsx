import { previewOrderSteps } from '@simpletread/contract';
import type { ReactNode } from 'react';

import type { BodyOf } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract } from '../../shell/form/index.js';
import { BLANK, fieldOf, type StepForm, stepsOf } from './step-form.js';
import type { Steps } from './step-calls.js';
import { AssignField, MessageFields, ReasonField } from './StepFields.js';

export type ChosenKind = 'assign' | 'hold' | 'message';

interface ChooseStepDialogProps {
  readonly kind: ChosenKind;
  readonly title: string;
  readonly orderIds: readonly string[];
  readonly onChosen: (steps: Steps) => void;
  readonly onClose: () => void;
}

type Body = BodyOf<typeof previewOrderSteps>;

const FIRST: Readonly<Record<ChosenKind, StepForm>> = {
  assign: { ...BLANK, to: 'me' },
  hold: { ...BLANK, hold: 'hold' },
  message: BLANK,
};

const FIELDS: Readonly<Record<ChosenKind, ReactNode>> = {
  assign: <AssignField />,
  hold: <ReasonField />,
  message: <MessageFields />,
};

const MAIN = { assign: 'to', hold: 'reason', message: 'textId' } as const;

/** Asks for the one step of a bulk run. */
export const ChooseStepDialog = ({ kind, title, orderIds, onChosen, onClose }: ChooseStepDialogProps) => {
  const contract = formContract<StepForm & Record<string, string>, Body>({
    schema: previewOrderSteps.body,
    inputOf: (form) => ({ orderIds: [...orderIds], steps: stepsOf(form) }),
    fieldOf: (path) => fieldOf(stepsOf(FIRST[kind]), MAIN[kind])(path),
  });
  return (
    <FormDialog
      title={title}
      confirm="Preview"
      isBusy={false}
      error={null}
      values={FIRST[kind] as StepForm & Record<string, string>}
      contract={contract}
      onSubmit={({ steps }) => onChosen(steps)}
      onClose={onClose}
      maxWidth="xs"
    >
      {FIELDS[kind]}
    </FormDialog>
  );
};
