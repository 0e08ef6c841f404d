import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldErrors as FormErrors, useFormContext, useFormState, useWatch } from 'react-hook-form';

import { SaveBar } from '../form/index.js';
import styles from './Editor.module.css';

interface FormSaveBarProps {
  /** Shown beside the button while nothing is wrong. */
  readonly words: ReactNode;
  readonly save: string;
  readonly isDirty: boolean;
  /** True while a conflict with a colleague’s save is open; the refusal of the old version is then hidden. */
  readonly isContested?: boolean;
  readonly onDiscard?: () => void;
}

const isMessage = (error: object): boolean => 'message' in error && typeof error.message === 'string';

const countOf = (errors: object): number =>
  Object.entries(errors).reduce((count, [name, error]: [string, unknown]) => {
    if (name === 'root' || name === 'ref' || typeof error !== 'object' || error === null) return count;
    return count + (isMessage(error) ? 1 : countOf(error));
  }, 0);

const errorText = (errors: FormErrors): string | null => {
  const count = countOf(errors);
  if (count === 1) return 'One field needs changes.';
  if (count > 1) return `${count} fields need changes.`;
  const refusal = errors.root?.['server']?.message?.trim() ?? '';
  return refusal === '' ? null : refusal;
};

/** The save bar of the surrounding form: counts errors and jumps to the first one. */
export const FormSaveBar = ({ words, save, isDirty, isContested = false, onDiscard }: FormSaveBarProps) => {
  const { clearErrors } = useFormContext();
  const { errors, isSubmitting, submitCount } = useFormState();
  const bar = useRef<HTMLDivElement>(null);
  const wrong = isContested ? null : errorText(errors);
  const isWrong = wrong !== null;
  useEffect(() => {
    if (!isWrong || isSubmitting) return;
    bar.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Typing changes the errors as well, and must not move the focus.
  }, [submitCount, isSubmitting]);
  const typed = JSON.stringify(useWatch());
  useEffect(() => {
    // A refusal of the whole form clears once something is typed or a conflict is settled.
    clearErrors('root');
  }, [typed, isContested, clearErrors]);
  return (
    <div ref={bar} className={styles.place}>
      {isDirty && (
        <SaveBar
          words={wrong ?? words}
          isWrong={isWrong}
          save={save}
          isBusy={isSubmitting}
          onDiscard={onDiscard}
        />
      )}
    </div>
  );
};
