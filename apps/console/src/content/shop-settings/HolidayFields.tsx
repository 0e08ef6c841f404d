import Button from '@mui/material/Button';
import { Plus, Trash2 } from 'lucide-react';

import { Control, useIsReadOnly } from '../../shell/form/index.js';
import formStyles from '../../shell/form/Form.module.css';
import styles from './Settings.module.css';

interface HolidayFieldsProps {
  readonly days: readonly string[];
  readonly onChange: (days: readonly string[]) => void;
}

const MOST = 60;

/** Days on which support is closed besides the public holidays. */
export const HolidayFields = ({ days, onChange }: HolidayFieldsProps) => {
  const isReadOnly = useIsReadOnly();
  return (
    <fieldset className={styles.group}>
      <legend>Closed besides public holidays</legend>
      {days.length === 0 && <p className={styles.closed}>No other days.</p>}
      {days.map((day, index) => (
        <div key={index} className={styles.holiday}>
          <Control label={`Day off ${index + 1}`} path={`settings.extraHolidays.${index}`}>
            {(aria) => (
              <input
                {...aria}
                type="date"
                className={formStyles.select}
                value={day}
                onChange={({ target }) =>
                  onChange(days.map((one, at) => (at === index ? target.value : one)))
                }
              />
            )}
          </Control>
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
