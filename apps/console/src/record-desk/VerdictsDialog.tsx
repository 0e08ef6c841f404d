import type { RecordValues } from '@simpletread/domain';

import { FormDialog } from '../dialog/FormDialog.js';
import { Verdicts } from './Verdicts.js';

interface VerdictsDialogProps {
  readonly id: string | null;
  readonly values: RecordValues;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Shows what a fitment does to verdicts before it is saved. */
export const VerdictsDialog = ({ id, values, onConfirm, onClose }: VerdictsDialogProps) => (
  <FormDialog
    title="What this does to verdicts"
    confirm="Save the fitment"
    isBusy={false}
    error={null}
    onSubmit={onConfirm}
    onClose={onClose}
  >
    <Verdicts id={id} values={values} />
  </FormDialog>
);
