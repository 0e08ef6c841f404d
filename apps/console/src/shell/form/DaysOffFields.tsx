import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { Plus, Trash2 } from 'lucide-react';
import { type FieldValues, get, useFormState } from 'react-hook-form';

import styles from './DaysOffFields.module.css';
import { useIsReadOnly } from './read-only.js';
import { DayControl } from './TimeControls.js';
import { useBound } from './use-bound.js';

const MOST = 60;

interface DaysOffFieldsProps {
  /** A list of days, `2026-12-24`. */
  readonly source: string;
  readonly legend: string;
  /** Shown while the list is empty. */
  readonly none: string;
}

/** Days that are off besides the usual ones, one field each. */
export const DaysOffFields = ({ source, legend, none }: DaysOffFieldsProps) => {
  const isReadOnly = useIsReadOnly();
  const { value: days, onChange } = useBound<readonly string[]>(source);
  const { errors } = useFormState<FieldValues>();
  const errorOf = (path: string): string | undefined =>
    (get(errors, path) as { readonly message?: string } | undefined)?.message;
  const error = errorOf(source);
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {days.length === 0 && <p className={styles.none}>{none}</p>}
      {days.map((day, index) => (
        <div key={index} className={styles.day}>
          <DayControl
            label={`Day off ${index + 1}`}
            error={errorOf(`${source}.${index}`)}
            value={day}
            onChange={(text) => onChange(days.map((one, at) => (at === index ? text : one)))}
          />
          {!isReadOnly && (
            <Button
              aria-label={`Remove day off ${index + 1}`}
              onClick={() => onChange(days.filter((_, at) => at !== index))}
            >
              <Trash2 size={15} aria-hidden="true" />
            </Button>
          )}
        </div>
      ))}
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      {!isReadOnly && days.length < MOST && (
        <Button
          className={styles.add ?? ''}
          startIcon={<Plus size={15} aria-hidden="true" />}
          onClick={() => onChange([...days, ''])}
        >
          Add a day off
        </Button>
      )}
    </fieldset>
  );
};
