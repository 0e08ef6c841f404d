import { type DayHours, type OpeningHours, WEEKDAY_NAMES, type Weekday, WEEKDAYS } from '@simpletread/domain';
import { useFormState } from 'react-hook-form';

import { CheckControl, TextControl, useBound } from '../../../shell/form/index.js';
import styles from './Counter.module.css';
import type { CounterForm } from './counter-form.js';

const USUAL: DayHours = { open: '08:00', close: '17:00' };

interface DayProps {
  readonly day: Weekday;
  readonly hours: DayHours | null;
  readonly onChange: (hours: DayHours | null) => void;
}

const Day = ({ day, hours, onChange }: DayProps) => {
  const { errors } = useFormState<CounterForm>();
  const name = WEEKDAY_NAMES[day];
  const wrong = errors.hours?.[day];
  return (
    <div className={styles.day} role="group" aria-label={name}>
      <CheckControl
        label={name}
        value={hours !== null}
        onChange={(isOpen) => onChange(isOpen ? USUAL : null)}
      />
      {hours === null ? (
        <span className={styles.closed}>closed</span>
      ) : (
        <>
          <TextControl
            label={`${name} from`}
            isLabelHidden
            type="time"
            value={hours.open}
            error={wrong?.open?.message}
            onChange={(open) => onChange({ ...hours, open })}
          />
          <span className={styles.closed}>to</span>
          <TextControl
            label={`${name} to`}
            isLabelHidden
            type="time"
            value={hours.close}
            error={wrong?.close?.message}
            onChange={(close) => onChange({ ...hours, close })}
          />
        </>
      )}
    </div>
  );
};

/** The hours of a counter, by its own clock. */
export const WeekFields = ({ zone }: { readonly zone: string }) => {
  const { value: week, onChange } = useBound<OpeningHours>('hours');
  return (
    <fieldset className={styles.group}>
      <legend>{`Hours (${zone})`}</legend>
      {WEEKDAYS.map((day) => (
        <Day
          key={day}
          day={day}
          hours={week[day]}
          onChange={(hours) => onChange({ ...week, [day]: hours })}
        />
      ))}
    </fieldset>
  );
};
