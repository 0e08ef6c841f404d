import { mergeCase } from '@simpletread/contract';
import { useNavigate } from 'react-admin';

import { TextDialog } from '../../../shell/dialog/index.js';
import { RELOAD, useCaseCalls } from '../case-calls.js';
import type { CaseDialogProps } from './case-dialog.js';

/** Moves the thread into another case of the same customer. */
export const MergeDialog = ({ record, onClose }: CaseDialogProps) => {
  const calls = useCaseCalls();
  const navigate = useNavigate();
  return (
    <TextDialog
      title={`Merge ${record.caseNumber} into another case`}
      confirm="Merge cases"
      label="Number of the other case of this customer"
      done="Merged. The thread is in the other case now."
      schema={mergeCase.body}
      bodyOf={(caseNumber) => ({ version: record.version, caseNumber })}
      run={async (body, key) => {
        const into = await calls.mergeCase(record.id, body, key);
        void navigate(`/cases/${into.id}/show`);
      }}
      reload={RELOAD}
      onClose={onClose}
    />
  );
};
