import type { StaffPermission } from '@simpletread/domain';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useCan } from '../auth/index.js';
import { useSave } from '../form/index.js';
import { AccessDeniedPage, PageHeader } from '../layout/index.js';
import type { EditorProps } from './EditorForm.js';

interface NewRecordProps<Form, Input> {
  readonly title: string;
  readonly note: string;
  readonly permission: StaffPermission;
  /** The resource that lists it and shows it once it is there. */
  readonly resource: string;
  readonly begin: () => Form;
  readonly create: (input: Input, idempotencyKey: string) => Promise<{ readonly id: string }>;
  readonly done: string;
  readonly editor: (props: EditorProps<Form, Input>) => ReactNode;
}

/** Writes a record, which is a draft until somebody lets it go. */
export const NewRecord = <Form, Input>({ resource, create, ...props }: NewRecordProps<Form, Input>) => {
  const can = useCan();
  const navigate = useNavigate();
  const [form, setForm] = useState(props.begin);
  const save = useSave({
    run: create,
    reload: [resource],
    done: props.done,
    onDone: ({ id }) => void navigate(`/${resource}/${id}/show`),
  });
  if (!can(props.permission)) return <AccessDeniedPage />;
  return (
    <>
      <PageHeader title={props.title} note={props.note} />
      {props.editor({
        form,
        onChange: (changed) => {
          save.forget();
          setForm(changed);
        },
        isReadOnly: false,
        isDirty: true,
        isBusy: save.isBusy,
        refused: save.errors,
        problem: save.error?.message ?? null,
        save: 'Save draft',
        onSave: save.start,
      })}
    </>
  );
};
