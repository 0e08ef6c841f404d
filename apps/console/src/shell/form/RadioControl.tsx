import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

import { useIsReadOnly } from './read-only.js';
import type { Option } from './SelectControl.js';

export interface RadioControlProps<T extends string> {
  readonly legend: string;
  readonly options: readonly Option<T>[];
  /** Empty while none is chosen. */
  readonly value: T | '';
  readonly onChange: (value: T) => void;
  /** The reason why the value can't be sent. */
  readonly error?: string | undefined;
  readonly isLocked?: (option: T) => boolean;
  readonly isRequired?: boolean;
  readonly isFirst?: boolean;
}

/** One of a few that are all in sight. */
export const RadioControl = <T extends string>({
  legend,
  options,
  value,
  onChange,
  error,
  isLocked,
  isRequired = false,
  isFirst = false,
}: RadioControlProps<T>) => {
  const id = useId();
  const isReadOnly = useIsReadOnly();
  return (
    <FormControl error={error !== undefined}>
      <FormLabel id={id}>{legend}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value);
          if (chosen !== undefined) onChange(chosen[0]);
        }}
      >
        {options.map(([option, label], index) => (
          <FormControlLabel
            key={option}
            value={option}
            label={label}
            disabled={isReadOnly || isLocked?.(option) === true}
            control={
              <Radio autoFocus={isFirst && index === 0} slotProps={{ input: { required: isRequired } }} />
            }
          />
        ))}
      </RadioGroup>
      {error !== undefined && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  );
};
