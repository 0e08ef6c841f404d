import { SelectInput, TextInput } from '../form/index.js';
import type { FilterField, FilterOption } from './filter-field.js';

const TYPES = { day: 'date', number: 'number', text: 'text' } as const;

const optionsOf = (field: FilterField & { readonly kind: 'choice' | 'flag' }): readonly FilterOption[] => {
  if (field.kind === 'choice') return field.options;
  return [{ value: 'yes', label: field.yes }, ...(field.no ? [{ value: 'no', label: field.no }] : [])];
};

/** The control of one filter within the form. */
export const FilterControl = ({ field }: { readonly field: FilterField }) => {
  const { source, label } = field;
  if (field.kind !== 'choice' && field.kind !== 'flag')
    return <TextInput source={source} label={label} type={TYPES[field.kind]} maxLength={100} />;
  const options = optionsOf(field).map((option) => [option.value, option.label] as const);
  return <SelectInput source={source} label={label} options={[['', 'Any'], ...options]} />;
};
