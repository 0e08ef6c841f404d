'use client';

import { Checkbox } from '@simpletread/ui';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import styles from './InstallerForm.module.css';

interface ChecklistFieldProps {
  readonly legend: string;
  readonly name: string;
  /** The label of each choice, by its stored key. */
  readonly choices: Readonly<Record<string, string>>;
  readonly chosen: readonly string[];
  readonly error?: string | undefined;
}

/** Checkboxes for one question; any number may be checked. */
export const ChecklistField = ({ legend, name, choices, chosen, error }: ChecklistFieldProps) => {
  const id = useId();
  return (
    <fieldset className={styles.checklist} aria-describedby={error === undefined ? undefined : id}>
      <legend>{legend}</legend>
      {error !== undefined && (
        <p id={id} className={styles.wrong} data-error tabIndex={-1}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
      <div className={styles.boxes}>
        {Object.entries(choices).map(([value, label]) => (
          <Checkbox
            key={value}
            label={label}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
    </fieldset>
  );
};
