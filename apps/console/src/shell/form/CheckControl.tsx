import { useIsReadOnly } from './form-context.js';
import styles from './Form.module.css';

interface CheckControlProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Yes or no. */
export const CheckControl = ({ label, value, onChange }: CheckControlProps) => (
  <label className={styles.check}>
    <input
      type="checkbox"
      checked={value}
      disabled={useIsReadOnly()}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);

interface ChecksControlProps<T extends string> {
  readonly legend: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly value: readonly T[];
  readonly onChange: (value: readonly T[]) => void;
}

/** Some of a few, in the order of the options; what is not among them stays. */
export const ChecksControl = <T extends string>({
  legend,
  options,
  value,
  onChange,
}: ChecksControlProps<T>) => (
  <fieldset className={styles.checks}>
    <legend>{legend}</legend>
    {options.map(([option, label]) => (
      <CheckControl
        key={option}
        label={label}
        value={value.includes(option)}
        onChange={(isChosen) =>
          onChange(isChosen ? [...value, option] : value.filter((one) => one !== option))
        }
      />
    ))}
  </fieldset>
);
