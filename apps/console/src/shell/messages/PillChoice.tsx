import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

import styles from './MessagePage.module.css';

interface PillChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of two or three options, in a pill. */
export const PillChoice = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: PillChoiceProps<Value>) => (
  <RadioGroup
    row
    className={styles.choice}
    aria-label={label}
    value={value}
    onChange={(event) => {
      const chosen = options.find(([option]) => option === event.target.value);
      if (chosen !== undefined) onChange(chosen[0]);
    }}
  >
    {options.map(([option, words]) => (
      <FormControlLabel key={option} value={option} label={words} control={<Radio />} />
    ))}
  </RadioGroup>
);
