import { saveView } from '@simpletread/contract';
import { useListContext } from 'react-admin';

import { useStaffAction } from '../../action/index.js';
import { useCan } from '../../auth/index.js';
import { FormDialog } from '../../dialog/index.js';
import { CheckInput, formContract, TextInput } from '../../form/index.js';
import { useColumnChoice } from '../columns/use-column-choice.js';
import { type ViewBody, type ViewResource, useViewCalls } from './view-calls.js';

interface SaveViewDialogProps {
  readonly resource: ViewResource;
  /** The initial name, such as that of a colleague’s view that is copied. */
  readonly name?: string;
  readonly onClose: () => void;
}

interface ViewForm {
  readonly name: string;
  readonly isShared: boolean;
}

/** Checks the name of a view. The dialog has no other field for what is wrong with the view. */
const contractOf = (view: Omit<ViewBody, 'name' | 'isShared'>) =>
  formContract<ViewForm, ViewBody>({
    schema: saveView.body,
    inputOf: ({ name, isShared }) => ({ name, isShared, ...view }),
    fieldOf: () => 'name',
  });

/** Saves the list as it is under a name: filter, order and columns. */
export const SaveViewDialog = ({ resource, name = '', onClose }: SaveViewDialogProps) => {
  const data = useViewCalls();
  const can = useCan();
  const { filterValues, sort } = useListContext();
  const [{ shown, hidden }] = useColumnChoice(resource);
  const save = useStaffAction({
    run: (view: ViewBody, key) => data.saveView(view, key),
    reload: ['saved-views'],
    done: () => null,
    onDone: onClose,
  });
  const definition = {
    filter: filterValues,
    sort: { field: sort.field, order: sort.order },
    columns: { shown: [...shown], hidden: [...hidden] },
  };
  return (
    <FormDialog<ViewForm, ViewBody>
      title="Save this view"
      confirm="Save view"
      maxWidth="xs"
      isBusy={save.isBusy}
      error={save.error}
      values={{ name, isShared: false }}
      contract={contractOf({ resource, definition })}
      onSubmit={save.submit}
      onClose={onClose}
    >
      <TextInput source="name" label="Name" maxLength={40} isRequired isFirst />
      {can('views.share') && <CheckInput source="isShared" label="Share with the team" />}
    </FormDialog>
  );
};
