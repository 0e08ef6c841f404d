import TextField from '@mui/material/TextField';
import { useId } from 'react';

import { useIsReadOnly } from './read-only.js';
import type { ControlProps } from './TextControl.js';

export type Option<T extends string> = readonly [value: T, label: string];

export interface SelectControlProps<T extends string> extends ControlProps {
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
  readonly isRequired?: boolean;
}

/** One of a few. The browser's own list: keyboards and phones know it. */
export const SelectControl = <T extends string>({
  label,
  isLabelHidden = false,
  hint,
  error,
  onBlur,
  inputRef,
  value,
  options,
  onChange,
  isRequired = false,
}: SelectControlProps<T>) => (
  <TextField
    id={useId()}
    select
    label={isLabelHidden ? undefined : label}
    helperText={error ?? hint}
    error={error !== undefined}
    disabled={useIsReadOnly()}
    inputRef={inputRef}
    value={value}
    onBlur={onBlur}
    onChange={({ target }) => {
      const chosen = options.find(([option]) => option === target.value);
      if (chosen !== undefined) onChange(chosen[0]);
    }}
    slotProps={{
      select: { native: true },
      htmlInput: { 'aria-label': isLabelHidden ? label : undefined, required: isRequired },
    }}
  >
    {options.map(([option, words]) => (
      <option key={option} value={option}>
        {words}
      </option>
    ))}
  </TextField>
);
