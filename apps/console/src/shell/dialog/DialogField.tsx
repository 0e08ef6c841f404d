import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

import styles from './AskDialog.module.css';

interface DialogFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'password' | 'number';
  readonly autoComplete?: string;
  readonly isFirst?: boolean;
  readonly initial?: string;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly isOptional?: boolean;
}

/** One field of a dialog, read by its name when the form is sent. */
export const DialogField = ({
  name,
  label,
  hint,
  type = 'text',
  autoComplete = 'off',
  isFirst = false,
  initial,
  maxLength = 300,
  minLength,
  isOptional = false,
}: DialogFieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        autoFocus={isFirst}
        required={!isOptional}
        {...(initial === undefined ? {} : { defaultValue: initial })}
        inputProps={{
          maxLength,
          ...(minLength === undefined ? {} : { minLength }),
          ...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` }),
          ...(type === 'number' ? { min: 0, step: '0.01' } : {}),
        }}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};

/** What was typed into the field of that name. */
export const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '').trim();
