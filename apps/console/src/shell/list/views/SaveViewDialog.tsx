import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useListContext } from 'react-admin';

import { type ViewResource, useViewCalls } from './view-calls.js';
import { newIdempotencyKey } from '../../api/index.js';
import form from '../Form.module.css';

interface SaveViewDialogProps {
  readonly resource: ViewResource;
  readonly onClose: () => void;
}

/** Gives the list as it is a name. */
export const SaveViewDialog = ({ resource, onClose }: SaveViewDialogProps) => {
  const data = useViewCalls();
  const queryClient = useQueryClient();
  const { filterValues, sort } = useListContext();
  // One name keeps its key while it is tried again, so that a lost answer does not read as a name already taken.
  const [key, setKey] = useState(newIdempotencyKey);
  const save = useMutation({
    mutationFn: (name: string) => {
      const definition = { filter: filterValues, sort: { field: sort.field, order: sort.order } };
      return data.saveView({ resource, name, definition }, key);
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['savedViews', resource] });
      onClose();
    },
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    save.mutate(String(new FormData(event.currentTarget).get('name')));
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="save-view-title">
      <form className={form.dialogForm} onSubmit={submit}>
        <h2 id="save-view-title">Save this view</h2>
        <label>
          Name
          <input
            name="name"
            required
            autoFocus
            maxLength={40}
            onChange={() => setKey(newIdempotencyKey())}
            aria-invalid={save.isError}
            aria-describedby="view-name-error"
          />
        </label>
        <p id="view-name-error" role="alert" className={form.problem}>
          {save.error?.message}
        </p>
        <div className={form.foot}>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="contained" disabled={save.isPending}>
            Save view
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
