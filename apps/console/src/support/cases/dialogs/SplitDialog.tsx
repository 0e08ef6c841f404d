import { splitCase } from '@simpletread/contract';
import { useNavigate } from 'react-admin';

import { TextDialog } from '../../../shell/dialog/index.js';
import { RELOAD, useCaseCalls } from '../case-calls.js';
import type { CaseDialogProps } from './case-dialog.js';

/** Makes a message about another matter a case of its own. */
export const SplitDialog = ({ record, entryId, onClose }: CaseDialogProps & { readonly entryId: string }) => {
  const calls = useCaseCalls();
  const navigate = useNavigate();
  return (
    <TextDialog
      title={`Split a message off ${record.caseNumber}`}
      confirm="Split case"
      label="Subject of the new case"
      done="Split. The message has a case of its own now."
      schema={splitCase.body}
      bodyOf={(subject) => ({ version: record.version, entryId, subject })}
      run={async (body, key) => {
        const opened = await calls.splitCase(record.id, body, key);
        void navigate(`/cases/${opened.id}/show`);
      }}
      reload={RELOAD}
      onClose={onClose}
    />
  );
};
