import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';

import { type FieldErrors, FormContext, SaveBar } from '../form/index.js';

/** What the editor of any record is handed by the page that keeps what is typed. */
export interface EditorProps<Form, Input> {
  readonly form: Form;
  readonly onChange: (form: Form) => void;
  readonly isReadOnly: boolean;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** What the server refused, and why as a whole. */
  readonly refused: FieldErrors;
  readonly problem: string | null;
  readonly save: string;
  readonly onSave: (input: Input) => void;
  readonly onDiscard?: () => void;
}

/** A form as it would be sent, and what is wrong with its fields; null where it cannot be sent at all. */
export interface ReadForm<Input> {
  readonly input: Input | null;
  readonly errors: FieldErrors;
}

interface EditorFormProps<Form, Input> extends EditorProps<Form, Input> {
  readonly read: (form: Form) => ReadForm<Input>;
  /** Said beside the button as long as nothing is wrong. */
  readonly words: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const count = (errors: FieldErrors): string => {
  const { length } = Object.keys(errors);
  return length === 1 ? 'One field needs another look.' : `${length} fields need another look.`;
};

/** Looks at a form before it is sent, leads to the first field that is wrong, and says what is not saved yet. */
export const EditorForm = <Form, Input>(props: EditorFormProps<Form, Input>) => {
  const { form, isReadOnly, problem, onDiscard } = props;
  // It holds for the form that was looked at: whatever is typed makes another one.
  const [found, setFound] = useState<{ readonly of: Form; readonly errors: FieldErrors } | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const errors = { ...props.refused, ...(found?.of === form ? found.errors : {}) };
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (hasErrors) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasErrors]);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const { input, errors: wrong } = props.read(form);
    setFound({ of: form, errors: wrong });
    if (input !== null && Object.keys(wrong).length === 0) props.onSave(input);
  };
  return (
    <FormContext value={{ errors, isReadOnly }}>
      <form ref={element} onSubmit={submit} noValidate className={props.className}>
        {props.children}
        {props.isDirty && !isReadOnly && (
          <SaveBar
            words={hasErrors ? count(errors) : (problem ?? props.words)}
            isWrong={hasErrors || problem !== null}
            save={props.save}
            isBusy={props.isBusy}
            {...(onDiscard === undefined ? {} : { onDiscard })}
          />
        )}
      </form>
    </FormContext>
  );
};
