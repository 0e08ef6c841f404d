import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import styles from './Toggle.module.css';

export type ToggleProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className'> & {
  label: ReactNode;
  isLabelHidden?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/** An option that is on or off at once, without submitting a form. */
export const Toggle = ({ label, isLabelHidden = false, className, ...input }: ToggleProps) => (
  <label className={classNames(styles.toggle, className)}>
    {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    <input {...input} type="checkbox" role="switch" className={styles.input} />
  </label>
);
