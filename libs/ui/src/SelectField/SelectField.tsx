import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.js';
import { Field, type FieldLook } from '../Field/Field.js';
import styles from './SelectField.module.css';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

export type SelectFieldProps = FieldLook &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'required' | 'children'> & {
    options: readonly SelectOption[];
    /** First row while nothing is selected; it can't be selected again. */
    placeholder?: string;
    /** The small pill of a toolbar, such as the sort order. */
    isCompact?: boolean;
    children?: ReactNode;
    ref?: Ref<HTMLSelectElement>;
  };

/** One option of a list, with the browser's own select: best for phones and keyboards. */
export const SelectField = ({
  label,
  hint,
  error,
  isRequired,
  isOptionalShown,
  isLabelHidden,
  className,
  options,
  placeholder,
  isCompact = false,
  id,
  ...select
}: SelectFieldProps) => (
  <Field {...{ id, label, hint, error, isRequired, isOptionalShown, isLabelHidden, className }}>
    {(field) => (
      <span className={styles.box}>
        <select
          {...select}
          {...field}
          className={classNames(styles.select, error && styles.isInvalid, isCompact && styles.isCompact)}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.arrow} size={isCompact ? 16 : 18} aria-hidden="true" />
      </span>
    )}
  </Field>
);
