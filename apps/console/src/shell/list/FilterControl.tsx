import TextField from '@mui/material/TextField';

import type { FilterField, FilterOption } from './filter-field.js';
import { shownValue } from './filter-value.js';
import type { ListFilter } from './views/list-view.js';

interface FilterControlProps {
  readonly field: FilterField;
  readonly filter: ListFilter;
}

const TYPES = { day: 'date', number: 'number', text: 'text' } as const;

const optionsOf = (field: FilterField): readonly FilterOption[] | null => {
  if (field.kind === 'choice') return field.options;
  if (field.kind !== 'flag') return null;
  return [{ value: 'yes', label: field.yes }, ...(field.no ? [{ value: 'no', label: field.no }] : [])];
};

/** The control of one filter within the form. */
export const FilterControl = ({ field, filter }: FilterControlProps) => {
  const options = optionsOf(field);
  const control = {
    id: `filter-${field.source}`,
    name: field.source,
    label: field.label,
    defaultValue: shownValue(field, filter),
  };
  if (options === null)
    return (
      <TextField
        {...control}
        type={field.kind in TYPES ? TYPES[field.kind as keyof typeof TYPES] : 'text'}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
    );
  return (
    <TextField {...control} select slotProps={{ select: { native: true } }}>
      <option value="">Any</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
};
