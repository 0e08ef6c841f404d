'use client';

import { useId, useState } from 'react';
import styles from './PreviewBar.module.css';

const MOST_HOURS = 72;

const hoursWords = (hours: number): string => {
  if (hours === 0) return 'at that time';
  const amount = Math.abs(hours) === 1 ? '1 hour' : `${Math.abs(hours)} hours`;
  return `${amount} ${hours < 0 ? 'earlier' : 'later'}`;
};

/** Moves the moment by hours; without script, uses the browser's own control. */
export const HourSlider = () => {
  const id = useId();
  const [hours, setHours] = useState(0);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Earlier or later</label>
      <input
        id={id}
        type="range"
        name="laterByHours"
        min={-MOST_HOURS}
        max={MOST_HOURS}
        step={1}
        value={hours}
        aria-valuetext={hoursWords(hours)}
        onChange={({ target }) => setHours(Number(target.value))}
      />
      <output htmlFor={id}>{hoursWords(hours)}</output>
    </div>
  );
};
