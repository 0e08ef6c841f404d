import type { ShopSettings } from '@simpletread/contract';

import { useFieldError, useIsReadOnly } from '../../shell/form/index.js';
import formStyles from '../../shell/form/Form.module.css';
import styles from './Settings.module.css';

type Week = ShopSettings['supportWeek'];

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const USUAL = { from: 9, to: 17 };
const LAST = 24;

const hourText = (hour: number): string => {
  if (hour === 0 || hour === LAST) return '12 am';
  if (hour === 12) return '12 pm';
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
};

const HOURS = Array.from({ length: LAST }, (_, hour) => hour);

interface HourSelectProps {
  readonly label: string;
  readonly hours: readonly number[];
  readonly value: number;
  readonly onChange: (hour: number) => void;
}

const HourSelect = ({ label, hours, value, onChange }: HourSelectProps) => (
  <select
    className={formStyles.select}
    aria-label={label}
    disabled={useIsReadOnly()}
    value={value}
    onChange={({ target }) => onChange(Number(target.value))}
  >
    {hours.map((hour) => (
      <option key={hour} value={hour}>
        {hourText(hour)}
      </option>
    ))}
  </select>
);

interface DayProps {
  readonly name: string;
  readonly path: string;
  readonly hours: Week[number];
  readonly onChange: (hours: Week[number]) => void;
}

const Day = ({ name, path, hours, onChange }: DayProps) => {
  const error = useFieldError(path);
  const isReadOnly = useIsReadOnly();
  return (
    <div className={styles.hours} role="group" aria-label={name}>
      <label className={formStyles.check}>
        <input
          type="checkbox"
          checked={hours !== null}
          disabled={isReadOnly}
          aria-invalid={error !== undefined}
          onChange={({ target }) => onChange(target.checked ? USUAL : null)}
        />
        {name}
      </label>
      {hours === null ? (
        <span className={styles.closed}>closed</span>
      ) : (
        <>
          <HourSelect
            label={`${name} from`}
            hours={HOURS}
            value={hours.from}
            onChange={(from) => onChange({ ...hours, from })}
          />
          <span className={styles.closed}>to</span>
          <HourSelect
            label={`${name} to`}
            hours={HOURS.map((hour) => hour + 1)}
            value={hours.to}
            onChange={(to) => onChange({ ...hours, to })}
          />
        </>
      )}
      {error !== undefined && <p className={formStyles.error}>{error}</p>}
    </div>
  );
};

/** When support is there, in whole hours of New York. */
export const HoursFields = ({
  week,
  onChange,
}: {
  readonly week: Week;
  readonly onChange: (week: Week) => void;
}) => (
  <fieldset className={styles.group}>
    <legend>Hours (ET)</legend>
    {DAYS.map((name, index) => (
      <Day
        key={name}
        name={name}
        path={`settings.supportWeek.${index}`}
        hours={week[index] ?? null}
        onChange={(hours) => onChange(DAYS.map((_, at) => (at === index ? hours : (week[at] ?? null))))}
      />
    ))}
  </fieldset>
);
