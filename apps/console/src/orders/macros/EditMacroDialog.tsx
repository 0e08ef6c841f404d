import { changeMacro, createMacro, type Macro } from '@simpletread/contract';
import { useWatch } from 'react-hook-form';

import { useStaffAction } from '../../shell/action/index.js';
import { useWrites } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, SelectInput, TextInput } from '../../shell/form/index.js';
import { BLANK, fieldOf, formOf, type StepForm, stepsOf } from './step-form.js';
import { AssignField, MessageFields, ReasonField } from './StepFields.js';

interface EditMacroDialogProps {
  /** Null for a new one. */
  readonly macro: Macro | null;
  readonly onClose: () => void;
}

type Form = StepForm & Record<string, string>;
type Body = Pick<Macro, 'name' | 'steps'> & Partial<Pick<Macro, 'version'>>;

const MOST_CHARACTERS = 5_000;
const HOLDS = [
  ['', 'Don’t'],
  ['hold', 'Put on hold'],
  ['release', 'Release from hold'],
] as const;

const HoldFields = () => {
  const hold = useWatch<Form, 'hold'>({ name: 'hold' });
  return (
    <>
      <SelectInput source="hold" label="Hold" options={HOLDS} />
      {hold === 'hold' && <ReasonField />}
    </>
  );
};

/** A macro with its steps. */
export const EditMacroDialog = ({ macro, onClose }: EditMacroDialogProps) => {
  const { create, update } = useWrites<Macro>('macros');
  const save = useStaffAction({
    run: (body: Body, key) => (macro === null ? create(body, key) : update(macro.id, body, key)),
    reload: ['macros'],
    done: ({ name }) => `${name} is saved.`,
    onDone: onClose,
  });
  const first = (macro === null ? BLANK : formOf(macro.name, macro.steps)) as Form;
  const contract = formContract<Form, Body>({
    schema: macro === null ? createMacro.body : changeMacro.body,
    inputOf: (form) => ({
      name: form.name,
      steps: stepsOf(form),
      ...(macro === null ? {} : { version: macro.version }),
    }),
    fieldOf: (path) => fieldOf(macro?.steps ?? [], 'name')(path),
  });
  return (
    <FormDialog
      title={macro === null ? 'New macro' : `Change ${macro.name}`}
      confirm="Save"
      isBusy={save.isBusy}
      error={save.error}
      values={first}
      contract={contract}
      onSubmit={save.submit}
      onClose={onClose}
    >
      <TextInput
        source="name"
        label="Name"
        hint="The name agents see in the menu."
        maxLength={MOST_CHARACTERS}
        isRequired
        isFirst
      />
      <AssignField isOptional />
      <HoldFields />
      <TextInput source="note" label="Note on the order" rows={3} maxLength={MOST_CHARACTERS} />
      <MessageFields isOptional />
    </FormDialog>
  );
};
