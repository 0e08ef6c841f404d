import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId, useState } from 'react';

import { useIsReadOnly } from './read-only.js';
import type { ControlProps } from './TextControl.js';

export interface PickerOption {
  readonly value: string;
  readonly label: string;
  /** Facts shown below its name while it can be chosen. */
  readonly detail?: ReactNode;
}

export interface PickerControlProps extends ControlProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** The options; with `onSearch`, those that the last search found. */
  readonly options: readonly PickerOption[];
  readonly labelOf: (value: string) => string;
  readonly onSearch?: (text: string) => void;
  readonly isLoading?: boolean;
  readonly placeholder?: string;
}

const MOST_SHOWN = 60;

const shown = (options: readonly PickerOption[], text: string): PickerOption[] => {
  const words = text.toLowerCase().split(/\s+/);
  return options
    .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
    .slice(0, MOST_SHOWN);
};

/** Any number of things, found by typing. */
export const PickerControl = ({
  label,
  hint,
  error,
  onBlur,
  inputRef,
  value,
  onChange,
  options,
  labelOf,
  onSearch,
  isLoading = false,
  placeholder,
}: PickerControlProps) => {
  const [text, setText] = useState('');
  const id = useId();
  return (
    <Autocomplete
      multiple
      id={id}
      disabled={useIsReadOnly()}
      size="small"
      filterSelectedOptions
      loading={isLoading}
      noOptionsText={onSearch !== undefined && text.trim() === '' ? 'Type to search' : 'No matches'}
      options={[...options]}
      filterOptions={(all) => (onSearch === undefined ? shown(all, text) : all)}
      value={value.map((one): PickerOption => ({ value: one, label: labelOf(one) }))}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionKey={(option) => option.value}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <span>
            {option.label}
            {option.detail}
          </span>
        </li>
      )}
      inputValue={text}
      onBlur={onBlur}
      onInputChange={(_event, typed, reason) => {
        // MUI resets the text whenever the chosen options change identity.
        if (reason === 'reset') return;
        setText(typed);
        onSearch?.(typed);
      }}
      onChange={(_event, chosen) => onChange(chosen.map((one) => one.value))}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          helperText={error ?? hint}
          error={error !== undefined}
          inputRef={inputRef}
          placeholder={value.length > 0 ? undefined : placeholder}
        />
      )}
    />
  );
};
