'use client';

import type { InstallerTextField } from '@simpletread/domain';
import { TextField } from '@simpletread/ui';
import { CONTROLS } from './installer-words';
import styles from './InstallerForm.module.css';

interface InstallerTextProps {
  readonly field: Exclude<InstallerTextField, 'state'>;
  readonly value: string;
  readonly error: string | undefined;
  readonly isWhole?: boolean;
}

/** A text field of the form; checked when its step is left. */
export const InstallerText = ({ field, value, error, isWhole = false }: InstallerTextProps) => {
  const { isOptional = false, ...control } = CONTROLS[field];
  return (
    <TextField
      {...control}
      name={field}
      defaultValue={value}
      error={error}
      isRequired={!isOptional}
      isOptionalShown={isOptional}
      className={isWhole ? styles.whole : styles.half}
    />
  );
};
