import { rehearseCase } from '@simpletread/contract';

import { TextDialog } from '../../../shell/dialog/index.js';
import { RELOAD, useCaseCalls } from '../case-calls.js';
import type { CaseDialogProps } from './case-dialog.js';

/** Writes as the customer, while no real mailbox is connected. */
export const RehearseDialog = ({ record, onClose }: CaseDialogProps) => {
  const calls = useCaseCalls();
  return (
    <TextDialog
      title={`Write as ${record.name}`}
      confirm="Send as customer"
      label="Message of the customer, to practice"
      done="The message is in."
      schema={rehearseCase.body}
      bodyOf={(text) => ({ channel: record.answerBy[0] ?? ('mail' as const), from: '', text })}
      run={(body, key) => calls.rehearseCase(record.id, body, key)}
      reload={RELOAD}
      onClose={onClose}
    />
  );
};
