import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { Control, type ControlProps } from './Control.js';
import styles from './Form.module.css';

export interface PickerOption {
  readonly value: string;
  readonly label: string;
}

interface PickerControlProps extends ControlProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** Those that can be chosen; with `onSearch` those that were found last. */
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
  value,
  onChange,
  options,
  labelOf,
  onSearch,
  isLoading = false,
  placeholder,
  ...control
}: PickerControlProps) => {
  const [text, setText] = useState('');
  return (
    <Control {...control}>
      {({ id, disabled, ...aria }) => (
        <Autocomplete
          multiple
          id={id}
          disabled={disabled}
          className={styles.picker ?? ''}
          size="small"
          filterSelectedOptions
          loading={isLoading}
          noOptionsText={onSearch !== undefined && text.trim() === '' ? 'Type to search' : 'Nothing found'}
          options={[...options]}
          filterOptions={(all) => (onSearch === undefined ? shown(all, text) : all)}
          value={value.map((one) => ({ value: one, label: labelOf(one) }))}
          isOptionEqualToValue={(one, other) => one.value === other.value}
          getOptionKey={(option) => option.value}
          inputValue={text}
          slotProps={{ paper: { className: styles.popup ?? '' } }}
          onInputChange={(_event, typed, reason) => {
            // It resets the text whenever the chosen ones are handed over anew.
            if (reason === 'reset') return;
            setText(typed);
            onSearch?.(typed);
          }}
          onChange={(_event, chosen) => onChange(chosen.map((one) => one.value))}
          renderInput={(params) => (
            <TextField
              {...params}
              {...(placeholder === undefined || value.length > 0 ? {} : { placeholder })}
              slotProps={{
                ...params.slotProps,
                htmlInput: { ...params.slotProps?.htmlInput, ...aria },
              }}
            />
          )}
        />
      )}
    </Control>
  );
};
