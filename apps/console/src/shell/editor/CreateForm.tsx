import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useNotify } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

import { useIntentKey } from '../api/index.js';
import { decidedAgainst, type FormContract, refusalOf, type Sent } from '../form/index.js';
import { WarnOnLeave } from '../leave/index.js';
import { FormSaveBar } from './FormSaveBar.js';

interface CreateFormProps<Values extends FieldValues, Input, Row> {
  readonly begin: () => Values;
  readonly contract: FormContract<Values, Input>;
  /** Null where this person decided against it. */
  readonly create: (input: Input, idempotencyKey: string) => Promise<Row | null>;
  /** Queries to read again, by the first part of their key. */
  readonly reload: readonly string[];
  /** The notice once it is there. */
  readonly done: string;
  /** The page to go on to. */
  readonly pathOf: (row: Row) => string;
  /** Shown beside the button while nothing is wrong. */
  readonly words: ReactNode;
  readonly save: string;
  readonly children: ReactNode;
}

/** Goes on once the form counts as sent: before that, leaving would ask. */
const GoOn = ({ to }: { readonly to: string | null }) => {
  const navigate = useNavigate();
  const { isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (to !== null && isSubmitSuccessful) void navigate(to);
  }, [navigate, to, isSubmitSuccessful]);
  return null;
};

/** Makes a record of what is typed. */
export const CreateForm = <Values extends FieldValues, Input, Row>({
  begin,
  contract,
  create,
  reload,
  done,
  pathOf,
  words,
  save,
  children,
}: CreateFormProps<Values, Input, Row>) => {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const keyFor = useIntentKey();
  const [first] = useState(begin);
  const [path, setPath] = useState<string | null>(null);
  const pending = useRef<Promise<object | undefined> | null>(null);
  const make = async ({ input }: Sent<Values, Input>): Promise<object | undefined> => {
    try {
      const row = await create(input, keyFor(input));
      if (row === null) return decidedAgainst();
      notify(done);
      setPath(pathOf(row));
      return undefined;
    } catch (error) {
      return refusalOf(error, contract.named);
    } finally {
      pending.current = null;
      for (const name of reload) void queryClient.invalidateQueries({ queryKey: [name] });
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
      <GoOn to={path} />
    </Form>
  );
};
