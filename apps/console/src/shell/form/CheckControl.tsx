import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import type { Ref } from 'react';

import { useIsReadOnly } from './read-only.js';
import type { Option } from './SelectControl.js';

export interface CheckControlProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** For one option that this person can't choose. */
  readonly isLocked?: boolean;
}

/** Yes or no. */
export const CheckControl = ({
  label,
  value,
  onChange,
  error,
  inputRef,
  isLocked = false,
}: CheckControlProps) => {
  const isReadOnly = useIsReadOnly();
  return (
    <FormControlLabel
      label={label}
      disabled={isReadOnly || isLocked}
      control={
        <Checkbox
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
          slotProps={{ input: { ref: inputRef, 'aria-invalid': error === undefined ? undefined : true } }}
        />
      }
    />
  );
};

export interface ChecksControlProps<T extends string> {
  readonly legend: string;
  readonly options: readonly Option<T>[];
  readonly value: readonly T[];
  readonly onChange: (value: readonly T[]) => void;
  readonly isLocked?: (option: T) => boolean;
  /** Beside each other, as far as there is room. */
  readonly isRow?: boolean;
}

/** Any of a few, in the order of the options. Values that aren't among the options stay. */
export const ChecksControl = <T extends string>({
  legend,
  options,
  value,
  onChange,
  isLocked,
  isRow = false,
}: ChecksControlProps<T>) => (
  <FormControl component="fieldset">
    <FormLabel component="legend">{legend}</FormLabel>
    <FormGroup row={isRow}>
      {options.map(([option, label]) => (
        <CheckControl
          key={option}
          label={label}
          value={value.includes(option)}
          isLocked={isLocked?.(option)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...value, option] : value.filter((one) => one !== option))
          }
        />
      ))}
    </FormGroup>
  </FormControl>
);
