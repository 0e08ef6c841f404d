'use client';

import { useId } from 'react';
import { classNames } from '../class-names.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import styles from './Segmented.module.css';

export type SegmentedOption<Value extends string = string> = { value: Value; label: string };

export type SegmentedProps<Value extends string = string> = {
  legend: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
};

/** Two or three views of the same thing, such as 'Out the door' and 'Per tire'. */
export const Segmented = <Value extends string>({
  legend,
  options,
  value,
  onValueChange,
  className,
}: SegmentedProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={classNames(styles.group)}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className={styles.input}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
