'use client';

import { type Weekday, WEEKDAY_NAMES, WEEKDAYS } from '@simpletread/domain';
import { Checkbox } from '@simpletread/ui';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { InstallerTyped, TypedDay } from './installer-typed';
import styles from './InstallerForm.module.css';

interface DayRowProps {
  readonly day: Weekday;
  readonly typed: TypedDay;
  readonly error: string | undefined;
}

const DayRow = ({ day, typed: { isOpen, from, to }, error }: DayRowProps) => {
  const id = useId();
  const name = WEEKDAY_NAMES[day];
  const wrong =
    error === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const);
  return (
    <li className={styles.day}>
      <Checkbox label={name} name={`${day}IsOpen`} value="yes" defaultChecked={isOpen} />
      <span className={styles.times}>
        <input type="time" name={`${day}From`} defaultValue={from} aria-label={`${name} from`} {...wrong} />
        <span>to</span>
        <input type="time" name={`${day}To`} defaultValue={to} aria-label={`${name} to`} {...wrong} />
      </span>
      <span className={styles.closed}>Closed</span>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.wrong}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </li>
  );
};

interface HoursFieldsProps {
  readonly days: InstallerTyped['days'];
  readonly errors: Readonly<Partial<Record<Weekday | 'week', string>>>;
}

/** The shop's hours: an unchecked day is closed. */
export const HoursFields = ({ days, errors }: HoursFieldsProps) => (
  <>
    <p className="t-muted t-small">In your shop’s local time. Check the days you are open.</p>
    {errors.week !== undefined && (
      <p className={styles.wrong} data-error tabIndex={-1}>
        <CircleAlert size={16} aria-hidden="true" />
        {errors.week}
      </p>
    )}
    <ul role="list" className={styles.days}>
      {WEEKDAYS.map((day) => (
        <DayRow key={day} day={day} typed={days[day]} error={errors[day]} />
      ))}
    </ul>
  </>
);
