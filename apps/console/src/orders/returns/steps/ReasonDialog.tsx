import { cancelReturn, denyReturn } from '@simpletread/contract';

import { TextDialog } from '../../../shell/dialog/index.js';
import { useReturnCalls } from '../return-calls.js';
import { RELOAD, type StepProps } from './return-step.js';

const WORDS = {
  deny: {
    title: 'Deny',
    confirm: 'Deny return',
    label: 'Reason for the buyer',
    done: 'Denied. The buyer was notified and can appeal once.',
  },
  cancel: {
    title: 'Cancel',
    confirm: 'Cancel return',
    label: 'Reason (staff only)',
    done: 'Cancelled. The buyer was notified.',
  },
} as const;

const DENIED_FOR_GOOD = 'Denied for good. The buyer was notified.';

/** Denies or cancels a return, with a reason. */
export const ReasonDialog = ({
  record,
  step,
  onClose,
}: StepProps & { readonly step: keyof typeof WORDS }) => {
  const data = useReturnCalls();
  const { title, ...words } = WORDS[step];
  const isFinal = step === 'deny' && record.appeal !== null;
  const [{ body }, run] = step === 'deny' ? [denyReturn, data.denyReturn] : [cancelReturn, data.cancelReturn];
  return (
    <TextDialog
      {...words}
      done={isFinal ? DENIED_FOR_GOOD : words.done}
      title={`${title} ${record.returnNumber}`}
      isDangerous
      schema={body}
      bodyOf={(reason) => ({ version: record.version, reason })}
      run={(request, key) => run(record.id, request, key)}
      reload={RELOAD}
      onClose={onClose}
    />
  );
};
