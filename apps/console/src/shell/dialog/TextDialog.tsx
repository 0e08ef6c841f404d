import type { z } from 'zod';

import { useStaffAction } from '../action/index.js';
import { formContract, TextInput } from '../form/index.js';
import { FormDialog } from './FormDialog.js';

interface TextDialogProps<Body extends object> {
  readonly title: string;
  readonly confirm: string;
  readonly label: string;
  readonly isDangerous?: boolean;
  /** The text to begin with; empty unless it is an edit. */
  readonly text?: string;
  /** The schema of the contract that the server reads the body with. */
  readonly schema: z.ZodType;
  /** The body that a text makes. */
  readonly bodyOf: (text: string) => Body;
  readonly run: (body: Body, idempotencyKey: string) => Promise<unknown>;
  /** Queries to read again, by the first part of their key. */
  readonly reload: readonly string[];
  /** The notice when it is done. */
  readonly done: string;
  readonly onClose: () => void;
}

interface Values {
  readonly text: string;
}

/** More than any schema allows, so that a long text is refused in words and never cut off. */
const MOST_CHARACTERS = 10_000;

/** A dialog that asks for a text and does one thing with it. */
export const TextDialog = <Body extends object>({
  schema,
  bodyOf,
  run,
  reload,
  done,
  label,
  text: start = '',
  ...dialog
}: TextDialogProps<Body>) => {
  const action = useStaffAction({
    run,
    reload,
    done: () => done,
    onDone: dialog.onClose,
    // A lost answer may have moved the version on: the same words are still the same intent.
    intentOf: (body: Body) => ({ ...body, version: undefined }),
  });
  // Whatever is wrong with the body is wrong with its only field.
  const contract = formContract<Values, Body>({
    schema,
    inputOf: ({ text }) => bodyOf(text),
    fieldOf: () => 'text',
  });
  return (
    <FormDialog
      {...dialog}
      isBusy={action.isBusy}
      error={action.error}
      values={{ text: start }}
      contract={contract}
      onSubmit={action.submit}
    >
      <TextInput source="text" label={label} rows={4} maxLength={MOST_CHARACTERS} isRequired isFirst />
    </FormDialog>
  );
};
