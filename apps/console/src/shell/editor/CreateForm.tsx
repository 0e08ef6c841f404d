import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { CreateBase, Form, type RaRecord, useNotify, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';

import { decidedAgainst, type FormContract, refusalOf, type Sent } from '../form/index.js';
import { WarnOnLeave } from '../leave/index.js';
import { FormSaveBar } from './FormSaveBar.js';
import { useSave } from './use-save.js';

interface FieldsProps<Values extends FieldValues, Input> {
  readonly begin: () => Values;
  readonly contract: FormContract<Values, Input>;
  /** Completes the body before it is sent; null where this person decided against it. */
  readonly complete?: (input: Input) => Promise<object | null>;
  /** Shown beside the button while nothing is wrong. */
  readonly words: ReactNode;
  readonly save: string;
  readonly children: ReactNode;
}

interface CreateFormProps<Values extends FieldValues, Input> extends FieldsProps<Values, Input> {
  /** The resource that lists it. */
  readonly resource: string;
  /** Queries to read again, by the first part of their key. */
  readonly reload?: readonly string[];
  /** The notice once it is there. */
  readonly done: string;
  /** The page to go on to. */
  readonly redirect?: 'show' | 'list';
}

const Fields = <Values extends FieldValues, Input extends object>({
  begin,
  contract,
  complete = (input) => Promise.resolve(input),
  words,
  save,
  children,
}: FieldsProps<Values, Input>) => {
  const send = useSave();
  const [first] = useState(begin);
  const pending = useRef<Promise<object | undefined> | null>(null);
  const make = async ({ input }: Sent<Values, Input>): Promise<object | undefined> => {
    try {
      const body = await complete(input);
      if (body === null) return decidedAgainst();
      await send(body);
      return undefined;
    } catch (error) {
      return refusalOf(error, contract.named);
    } finally {
      pending.current = null;
    }
  };
  const submit = (sent: FieldValues): Promise<object | undefined> => {
    pending.current ??= make(sent as Sent<Values, Input>);
    return pending.current;
  };
  return (
    <Form
      defaultValues={first}
      record={{}}
      resolver={contract.resolver as never}
      onSubmit={submit}
      shouldFocusError={false}
      noValidate
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={WarnOnLeave}
      disableInvalidFormNotification
    >
      {children}
      <FormSaveBar words={words} save={save} isDirty />
    </Form>
  );
};

/** Makes a record of what is typed. */
export const CreateForm = <Values extends FieldValues, Input extends object>({
  resource,
  reload = [resource],
  done,
  redirect = 'show',
  ...fields
}: CreateFormProps<Values, Input>) => {
  const notify = useNotify();
  const go = useRedirect();
  const queryClient = useQueryClient();
  return (
    <CreateBase
      resource={resource}
      disableAuthentication
      mutationOptions={{
        onSuccess: (row: RaRecord) => {
          notify(done);
          go(redirect, resource, row.id, row);
        },
        onSettled: () => {
          for (const name of reload) void queryClient.invalidateQueries({ queryKey: [name] });
        },
      }}
    >
      <Fields {...fields} />
    </CreateBase>
  );
};
