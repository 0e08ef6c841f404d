import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import styles from './TimeSlot.module.css';

export type TimeSlotProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  isChosen?: boolean;
  isTaken?: boolean;
  children: ReactNode;
};

/** One time at a shop. A taken one stays in place, struck. */
export const TimeSlot = ({
  isChosen = false,
  isTaken = false,
  children,
  className,
  ...rest
}: TimeSlotProps) => (
  <button
    type="button"
    {...rest}
    disabled={isTaken || rest.disabled}
    aria-pressed={isTaken ? undefined : isChosen}
    className={classNames(styles.slot, isChosen && styles.isChosen, isTaken && styles.isTaken, className)}
  >
    {children}
    {isTaken && <VisuallyHidden>, taken</VisuallyHidden>}
  </button>
);

export type TimeSlotsProps = { label: string; children: ReactNode; className?: string };

export const TimeSlots = ({ label, children, className }: TimeSlotsProps) => (
  <div role="group" aria-label={label} className={classNames(styles.slots, className)}>
    {children}
  </div>
);
