import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.js';
import styles from './Checkbox.module.css';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: ReactNode;
  detail?: ReactNode;
  /** Number of results this choice would leave, as in a list of filters. */
  count?: number;
  isInvalid?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A native checkbox with its label; works without script in a form. */
export const Checkbox = ({ label, detail, count, isInvalid, className, ...input }: CheckboxProps) => (
  <label className={classNames(styles.checkbox, isInvalid && styles.isInvalid, className)}>
    <input {...input} type="checkbox" aria-invalid={isInvalid || undefined} className={styles.input} />
    <span className={styles.words}>
      {label}
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </label>
);
