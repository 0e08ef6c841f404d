import { saveView } from '@simpletread/contract';
import { useListContext } from 'react-admin';

import { useStaffAction } from '../../action/index.js';
import { FormDialog } from '../../dialog/index.js';
import { formContract, TextInput } from '../../form/index.js';
import { type ViewBody, type ViewResource, useViewCalls } from './view-calls.js';

interface SaveViewDialogProps {
  readonly resource: ViewResource;
  readonly onClose: () => void;
}

const BLANK = { name: '' };

/** Checks the name of a view. The dialog has no other field for what is wrong with the view. */
const contractOf = (view: Omit<ViewBody, 'name'>) =>
  formContract<typeof BLANK, ViewBody>({
    schema: saveView.body,
    inputOf: ({ name }) => ({ name, ...view }),
    fieldOf: () => 'name',
  });

/** Saves the list as it is under a name. */
export const SaveViewDialog = ({ resource, onClose }: SaveViewDialogProps) => {
  const data = useViewCalls();
  const { filterValues, sort } = useListContext();
  const save = useStaffAction({
    run: (view: ViewBody, key) => data.saveView(view, key),
    reload: ['saved-views'],
    done: () => null,
    onDone: onClose,
  });
  const definition = { filter: filterValues, sort: { field: sort.field, order: sort.order } };
  return (
    <FormDialog
      title="Save this view"
      confirm="Save view"
      maxWidth="xs"
      isBusy={save.isBusy}
      error={save.error}
      values={BLANK}
      contract={contractOf({ resource, definition })}
      onSubmit={save.submit}
      onClose={onClose}
    >
      <TextInput source="name" label="Name" maxLength={40} isRequired isFirst />
    </FormDialog>
  );
};
