'use client';

import { useId, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { useEarlyChoices } from '../use-early-choices.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import styles from './RadioCards.module.css';

export type RadioCard<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  /** Second line; for a disabled choice, the reason. */
  detail?: ReactNode;
  aside?: ReactNode;
  isDisabled?: boolean;
  /** Fields of the choice, shown while it is selected. */
  content?: ReactNode;
};

export type RadioCardsProps<Value extends string = string> = {
  legend: ReactNode;
  isLegendHidden?: boolean;
  name?: string;
  options: readonly RadioCard<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  className?: string;
};

/** One choice of a few, each a card: shipping, payment, a trim. */
export const RadioCards = <Value extends string>({
  legend,
  isLegendHidden = false,
  name,
  options,
  value,
  onValueChange,
  className,
}: RadioCardsProps<Value>) => {
  const ownName = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChoices(group, (choices) => {
    const early = options.find((option) => option.value === choices.get(name ?? ownName));
    if (early !== undefined && early.value !== value) onValueChange(early.value);
  });
  return (
    <fieldset ref={group} className={classNames(styles.group, className)}>
      <legend className={isLegendHidden ? undefined : styles.legend}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {options.map((option) => (
        <div key={option.value} className={styles.card}>
          <label className={classNames(styles.head, option.isDisabled && styles.isClosed)}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onValueChange(option.value)}
              className={styles.input}
            />
            <span className={styles.words}>
              {option.label}
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
            {option.aside && <span className={styles.aside}>{option.aside}</span>}
          </label>
          {option.content && option.value === value && <div className={styles.content}>{option.content}</div>}
        </div>
      ))}
    </fieldset>
  );
};
