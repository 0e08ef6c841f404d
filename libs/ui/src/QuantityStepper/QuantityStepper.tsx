'use client';

import { Minus, Plus } from 'lucide-react';
import { classNames } from '../class-names.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import styles from './QuantityStepper.module.css';

export type QuantityStepperProps = {
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max: number;
  /** Singular and plural of the counted thing. */
  unit?: readonly [one: string, many: string];
  label?: string;
  /** Pressed at the upper limit: the app explains it. */
  onLimit?: () => void;
  size?: 's' | 'm';
  className?: string;
};

/** One fewer, the number, one more. A change of the number is announced. */
export const QuantityStepper = ({
  value,
  onValueChange,
  min = 1,
  max,
  unit = ['tire', 'tires'],
  label = 'Quantity',
  onLimit,
  size = 'm',
  className,
}: QuantityStepperProps) => {
  const word = value === 1 ? unit[0] : unit[1];
  const isLowest = value <= min;
  const isHighest = value >= max;
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(styles.stepper, size === 's' && styles.isSmall, className)}
    >
      <button
        type="button"
        className={styles.button}
        aria-label="One fewer"
        aria-disabled={isLowest || undefined}
        onClick={() => !isLowest && onValueChange(value - 1)}
      >
        <Minus size={18} strokeWidth={2} aria-hidden="true" />
      </button>
      <output className={styles.value} aria-live="polite">
        {value}
        {size === 'm' ? (
          <span className={styles.unit}> {word}</span>
        ) : (
          <VisuallyHidden> {word}</VisuallyHidden>
        )}
      </output>
      <button
        type="button"
        className={styles.button}
        aria-label="One more"
        aria-disabled={isHighest || undefined}
        onClick={() => (isHighest ? onLimit?.() : onValueChange(value + 1))}
      >
        <Plus size={18} strokeWidth={2} aria-hidden="true" />
      </button>
    </div>
  );
};
