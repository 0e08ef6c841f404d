import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { type ReactNode, useState } from 'react';
import { useCloseNotification, useDelete, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

import { useStaffAction } from '../action/index.js';
import { FormDialog } from '../dialog/index.js';

interface DeleteDraftProps {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** The resource that lists it. */
  readonly resource: string;
  /** Restores it; left out if deletion is final. */
  readonly restore?: (id: string, idempotencyKey: string) => Promise<unknown>;
  /** The consequences, in words. */
  readonly children: ReactNode;
}

const UNDO_MS = 10_000;

const Deleted = ({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) => {
  const close = useCloseNotification();
  return (
    <SnackbarContent
      message={`${name} deleted.`}
      action={
        <Button
          onClick={() => {
            onUndo();
            close();
          }}
        >
          Undo
        </Button>
      }
    />
  );
};

/** Deletes a draft after asking. */
export const DeleteDraft = ({ id, name, version, resource, restore, children }: DeleteDraftProps) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const form = useFormContext();
  const [remove] = useDelete();
  const [isAsked, setAsked] = useState(false);
  const restoration = useStaffAction({
    run: (_: null, key) => restore?.(id, key) ?? Promise.resolve(),
    reload: [resource, 'history'],
    done: () => `${name} restored.`,
    onDone: () => void navigate(`/${resource}/${id}/show`),
    isAlone: true,
  });
  const deletion = useStaffAction({
    run: (seen: number, idempotencyKey) =>
      remove(
        resource,
        { id, meta: { version: seen, idempotencyKey } },
        { mutationMode: 'pessimistic', returnPromise: true },
      ),
    reload: [resource],
    done: () => (restore === undefined ? `${name} deleted.` : null),
    onDone: () => {
      // Don't ask about edits of a deleted record.
      form?.reset();
      void navigate(`/${resource}`);
      if (restore !== undefined)
        notify(<Deleted name={name} onUndo={() => restoration.start(null)} />, { autoHideDuration: UNDO_MS });
    },
  });
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
          isBusy={deletion.isBusy}
          error={deletion.error}
          onSubmit={() => deletion.submit(version)}
          onClose={() => setAsked(false)}
        >
          <p>{children}</p>
        </FormDialog>
      )}
    </>
  );
};
