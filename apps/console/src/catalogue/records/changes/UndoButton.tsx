import Button from '@mui/material/Button';
import { ContractError, type RecordChangeReply } from '@simpletread/contract';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useStaffAction } from '../../../shell/action/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { useRecordCalls } from '../record-calls.js';

/** Returns how many tires that are refused now would be sold; null where the error is another one. */
const unrefusedIn = (error: unknown): number | null =>
  error instanceof ContractError && error.code === 'records.verdictsUnconfirmed'
    ? Number(error.data?.count ?? 0)
    : null;

/** Reverts a change. If that would sell refused tires, it asks for confirmation first. */
export const UndoButton = ({ change }: { readonly change: RecordChangeReply }) => {
  const data = useRecordCalls();
  const navigate = useNavigate();
  const [unrefused, setUnrefused] = useState<number | null>(null);
  const action = useStaffAction({
    run: (accepted: number, key) =>
      data.undoRecordChange(change.kind, change.id, accepted, key).catch((error: unknown) => {
        setUnrefused(unrefusedIn(error));
        throw error;
      }),
    reload: ['record-changes', change.kind],
    done: () => 'The change is being undone.',
    onDone: ({ id }) => {
      setUnrefused(null);
      void navigate(`/record-changes/${id}/show`);
    },
    isAlone: true,
  });
  return (
    <>
      <Button
        variant="outlined"
        disabled={action.isBusy}
        startIcon={<Undo2 size={15} aria-hidden="true" />}
        onClick={() => action.start(0)}
      >
        Undo
      </Button>
      {unrefused !== null && (
        <FormDialog
          title="Sell refused tires?"
          confirm={`Undo and sell ${unrefused}`}
          isDangerous
          isBusy={action.isBusy}
          error={null}
          onSubmit={() => action.submit(unrefused)}
          onClose={() => setUnrefused(null)}
        >
          <p>
            Undoing this would sell tires that are refused today, for {unrefused}{' '}
            {unrefused === 1 ? 'combination' : 'combinations'} of tire and vehicle.
          </p>
        </FormDialog>
      )}
    </>
  );
};
