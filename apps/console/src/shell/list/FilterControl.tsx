import { ChevronDown } from 'lucide-react';

import type { FilterField } from './filter-field.js';
import { shownValue } from './filter-value.js';
import styles from './Form.module.css';
import type { ListFilter } from './views/list-view.js';

interface FilterControlProps {
  readonly field: FilterField;
  readonly filter: ListFilter;
}

const TYPES = { day: 'date', number: 'number', text: 'text' } as const;

/** The control of one filter within the form. */
export const FilterControl = ({ field, filter }: FilterControlProps) => {
  const value = shownValue(field, filter);
  if (field.kind === 'choice' || field.kind === 'flag') {
    const options =
      field.kind === 'choice'
        ? field.options
        : [{ value: 'yes', label: field.yes }, ...(field.no ? [{ value: 'no', label: field.no }] : [])];
    return (
      <label>
        {field.label}
        <span className={styles.select}>
          <select name={field.source} defaultValue={value}>
            <option value="">Any</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={15} className={styles.arrow} aria-hidden="true" />
        </span>
      </label>
    );
  }
  return (
    <label>
      {field.label}
      <input name={field.source} type={TYPES[field.kind]} defaultValue={value} maxLength={100} />
    </label>
  );
};
