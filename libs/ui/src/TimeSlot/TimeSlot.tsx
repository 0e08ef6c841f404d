import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import styles from './TimeSlot.module.css';

export type TimeSlotProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  isTaken?: boolean;
  children: ReactNode;
  className?: string | undefined;
};

/** One time at a shop, or a day with times: a native radio, so it works in a form without script. A taken one stays in place, struck. */
export const TimeSlot = ({ isTaken = false, children, className, ...input }: TimeSlotProps) => (
  <label className={classNames(styles.slot, isTaken && styles.isTaken, className)}>
    <input {...input} type="radio" disabled={isTaken || input.disabled} className={styles.input} />
    {children}
    {isTaken && <VisuallyHidden>, taken</VisuallyHidden>}
  </label>
);

export type TimeSlotsProps = {
  label: string;
  isLabelHidden?: boolean;
  children: ReactNode;
  className?: string | undefined;
};

export const TimeSlots = ({ label, isLabelHidden = false, children, className }: TimeSlotsProps) => (
  <fieldset className={classNames(styles.group, className)}>
    <legend className={isLabelHidden ? undefined : styles.label}>
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </legend>
    <div className={styles.slots}>{children}</div>
  </fieldset>
);
