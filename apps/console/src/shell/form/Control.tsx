import { useId, type ReactNode } from 'react';

import { useFieldError, useIsReadOnly } from './form-context.js';
import styles from './Form.module.css';

export interface ControlAria {
  readonly id: string;
  readonly disabled: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface ControlProps {
  readonly label: string;
  /** Where its value stands in what is sent: errors are found by it. */
  readonly path?: string;
  readonly hint?: ReactNode;
}

interface Props extends ControlProps {
  readonly children: (aria: ControlAria) => ReactNode;
}

/** A labelled control with its hint and what is wrong with it. */
export const Control = ({ label, path, hint, children }: Props) => {
  const id = useId();
  const error = useFieldError(path);
  const disabled = useIsReadOnly();
  const described = [hint === undefined ? null : `${id}-hint`, error === undefined ? null : `${id}-error`]
    .filter((part) => part !== null)
    .join(' ');
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        disabled,
        'aria-invalid': error !== undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
