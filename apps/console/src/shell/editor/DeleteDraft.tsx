import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

import { useUndoableDelete } from '../action/index.js';
import { FormDialog } from '../dialog/index.js';

interface DeleteDraftProps {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** The resource that lists it. */
  readonly resource: string;
  /** The consequences, in words. */
  readonly children: ReactNode;
}

/** Deletes a draft after asking, and can undo it. */
export const DeleteDraft = ({ id, name, version, resource, children }: DeleteDraftProps) => {
  const navigate = useNavigate();
  const form = useFormContext();
  const remove = useUndoableDelete(resource);
  const [isAsked, setAsked] = useState(false);
  const submit = (): void => {
    setAsked(false);
    remove({
      id,
      version,
      done: `${name} deleted.`,
      onGone: () => {
        // Don't ask about edits of a deleted record.
        form?.reset();
        void navigate(`/${resource}`);
      },
    });
  };
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsked(true)}>
        Delete
      </Button>
      {isAsked && (
        <FormDialog
          title={`Delete ${name}`}
          confirm="Delete"
          isDangerous
          isBusy={false}
          error={null}
          onSubmit={submit}
          onClose={() => setAsked(false)}
        >
          <p>{children}</p>
        </FormDialog>
      )}
    </>
  );
};
