import { useListContext } from 'react-admin';

import { useStaffAction } from '../../action/index.js';
import { FormDialog } from '../../dialog/index.js';
import { TextInput } from '../../form/index.js';
import { type ViewResource, useViewCalls } from './view-calls.js';

interface SaveViewDialogProps {
  readonly resource: ViewResource;
  readonly onClose: () => void;
}

const BLANK = { name: '' };

/** Saves the list as it is under a name. */
export const SaveViewDialog = ({ resource, onClose }: SaveViewDialogProps) => {
  const data = useViewCalls();
  const { filterValues, sort } = useListContext();
  const save = useStaffAction({
    run: (name: string, key) => {
      const definition = { filter: filterValues, sort: { field: sort.field, order: sort.order } };
      return data.saveView({ resource, name, definition }, key);
    },
    reload: ['saved-views'],
    done: () => null,
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Save this view"
      confirm="Save view"
      maxWidth="xs"
      isBusy={save.isBusy}
      error={save.error}
      values={BLANK}
      onSubmit={({ name }) => save.submit(name)}
      onClose={onClose}
    >
      <TextInput source="name" label="Name" maxLength={40} isRequired isFirst />
    </FormDialog>
  );
};
