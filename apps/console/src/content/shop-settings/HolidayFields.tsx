import Button from '@mui/material/Button';
import { Plus, Trash2 } from 'lucide-react';
import { useFormState } from 'react-hook-form';

import { DayControl, useBound, useIsReadOnly } from '../../shell/form/index.js';
import type { SettingsForm } from './settings-form.js';
import styles from './Settings.module.css';

const MOST = 60;

/** Days on which support is closed besides the public holidays. */
export const HolidayFields = () => {
  const isReadOnly = useIsReadOnly();
  const { value: days, onChange } = useBound<readonly string[]>('extraHolidays');
  const { errors } = useFormState<SettingsForm>();
  return (
    <fieldset className={styles.group}>
      <legend>Extra days off</legend>
      {days.length === 0 && <p className={styles.closed}>Public holidays only.</p>}
      {days.map((day, index) => (
        <div key={index} className={styles.holiday}>
          <DayControl
            label={`Day off ${index + 1}`}
            error={errors.extraHolidays?.[index]?.message}
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
