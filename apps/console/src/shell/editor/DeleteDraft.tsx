import Button from '@mui/material/Button';
import { useToast } from '@simpletread/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { FormDialog, useDeed } from '../dialog/index.js';

interface DeleteDraftProps {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** The resource that lists it. */
  readonly resource: string;
  readonly remove: (id: string, version: number, idempotencyKey: string) => Promise<unknown>;
  /** Brings it back; left out where it is gone for good. */
  readonly restore?: (id: string, idempotencyKey: string) => Promise<unknown>;
  /** What goes with it and what stays. */
  readonly children: ReactNode;
}

/** Deletes a draft, asked once more. */
export const DeleteDraft = ({ id, name, version, resource, remove, restore, children }: DeleteDraftProps) => {
  const show = useToast();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const restoration = useDeed({
    run: (_: null, key) => restore?.(id, key) ?? Promise.resolve(),
    reload: [resource, 'history'],
    done: () => `${name} is back.`,
    onDone: () => void navigate(`/${resource}/${id}/show`),
    isAlone: true,
  });
  const undo = { label: 'Undo', onAction: () => restoration.start(null) };
  const deletion = useDeed({
    run: (seen: number, key) => remove(id, seen, key),
    reload: [resource],
    done: () => null,
    onDone: () => {
      void navigate(`/${resource}`);
      show({ message: `${name} is deleted.`, ...(restore === undefined ? {} : { action: undo }) });
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
          onSubmit={() => deletion.start(version)}
          onClose={() => setAsked(false)}
        >
          <p>{children}</p>
        </FormDialog>
      )}
    </>
  );
};
