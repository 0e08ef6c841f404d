'use client';

import { comparisonText, isCompared } from '@simpletread/domain';
import { Check } from 'lucide-react';
import { toggleCompared } from './change-comparison';
import { useComparison } from './comparison-context';
import styles from './CompareToggle.module.css';
import type { TrayTire } from './tray-tire';

/** Adds a tire to the comparison, or removes it. */
export const CompareToggle = ({ tire }: { tire: TrayTire }) => {
  const { tires, toggle } = useComparison();
  return (
    <form
      action={toggleCompared}
      onSubmit={(event) => {
        event.preventDefault();
        toggle(tire);
      }}
    >
      <input type="hidden" name="tire" value={comparisonText([tire])} />
      <button type="submit" className={styles.toggle} aria-pressed={isCompared(tires, tire)}>
        <span className={styles.box} aria-hidden="true">
          <Check size={13} strokeWidth={3} />
        </span>
        Compare
        <span className={styles.name}>
          {' '}
          {tire.brandName} {tire.lineName}
        </span>
      </button>
    </form>
  );
};
