import FormHelperText from '@mui/material/FormHelperText';
import type { ShopSettings } from '@simpletread/contract';

import { useFormState } from 'react-hook-form';

import { CheckControl, SelectControl, useBound } from '../../shell/form/index.js';
import type { SettingsForm } from './settings-form.js';
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
  <SelectControl
    label={label}
    isLabelHidden
    options={hours.map((hour) => [String(hour), hourText(hour)])}
    value={String(value)}
    onChange={(hour) => onChange(Number(hour))}
  />
);

interface DayProps {
  readonly name: string;
  readonly error: string | undefined;
  readonly hours: Week[number];
  readonly onChange: (hours: Week[number]) => void;
}

const Day = ({ name, error, hours, onChange }: DayProps) => (
  <div className={styles.hours} role="group" aria-label={name}>
    <CheckControl
      label={name}
      value={hours !== null}
      error={error}
      onChange={(isOpen) => onChange(isOpen ? USUAL : null)}
    />
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
    {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
  </div>
);

/** When support is there, in whole hours of New York. */
export const HoursFields = () => {
  const { value: week, onChange } = useBound<Week>('supportWeek');
  const { errors } = useFormState<SettingsForm>();
  return (
    <fieldset className={styles.group}>
      <legend>Hours (ET)</legend>
      {DAYS.map((name, index) => (
        <Day
          key={name}
          name={name}
          error={errors.supportWeek?.[index]?.message}
          hours={week[index] ?? null}
          onChange={(hours) => onChange(DAYS.map((_, at) => (at === index ? hours : (week[at] ?? null))))}
        />
      ))}
    </fieldset>
  );
};
