import type { RecordValues } from '@simpletread/domain';

import { FormDialog } from '../../../shell/dialog/index.js';
import { useVerdicts } from './use-verdicts.js';
import { Verdicts } from './Verdicts.js';

interface VerdictsDialogProps {
  readonly id: string | null;
  readonly values: RecordValues;
  readonly onConfirm: (acceptedUnrefused: number) => void;
  readonly onClose: () => void;
}

/** Shows what a fitment does to verdicts before it is saved. */
export const VerdictsDialog = ({ id, values, onConfirm, onClose }: VerdictsDialogProps) => {
  const verdicts = useVerdicts({ id, values });
  return (
    <FormDialog
      title="Effect on fit verdicts"
      confirm="Save fitment"
      isBusy={verdicts.found === undefined}
      error={null}
      onSubmit={() => verdicts.confirm(onConfirm)}
      onClose={onClose}
    >
      <Verdicts of={verdicts} />
    </FormDialog>
  );
};
