import { Control, type ControlProps } from './Control.js';
import styles from './Form.module.css';

interface SelectControlProps<T extends string> extends ControlProps {
  readonly value: T;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly onChange: (value: T) => void;
}

/** One of a few. */
export const SelectControl = <T extends string>({
  value,
  options,
  onChange,
  ...control
}: SelectControlProps<T>) => (
  <Control {...control}>
    {(aria) => (
      <select
        {...aria}
        className={styles.select}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value);
          if (chosen !== undefined) onChange(chosen[0]);
        }}
      >
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Control>
);
