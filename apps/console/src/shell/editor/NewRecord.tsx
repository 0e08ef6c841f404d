import type { StaffPermission } from '@simpletread/domain';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import { useCan } from '../auth/index.js';
import type { FormContract } from '../form/index.js';
import { AccessDeniedPage, PageHeader } from '../frame/index.js';
import { CreateForm } from './CreateForm.js';

interface NewRecordProps<Values extends FieldValues, Input> {
  readonly title: string;
  readonly note: string;
  readonly permission: StaffPermission;
  /** The resource that lists it, and shows it once it is there. */
  readonly resource: string;
  readonly begin: () => Values;
  readonly contract: FormContract<Values, Input>;
  /** The notice once it is there. */
  readonly done: string;
  readonly words: string;
  readonly children: ReactNode;
}

/** The page that creates a record. It is a draft until staff release it. */
export const NewRecord = <Values extends FieldValues, Input extends object>({
  title,
  note,
  permission,
  children,
  ...form
}: NewRecordProps<Values, Input>) => {
  const can = useCan();
  if (!can(permission)) return <AccessDeniedPage />;
  return (
    <CreateForm {...form} save="Save draft">
      <PageHeader title={title} note={note} />
      {children}
    </CreateForm>
  );
};
