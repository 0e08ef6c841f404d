'use client';

import { VisuallyHidden } from '@simpletread/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { clockWords } from '../../shell/time';
import styles from './Cancellation.module.css';

interface CancelClockProps {
  readonly closesAt: string;
  /** `11:12 am ET`, shown before the clock runs. */
  readonly closesAtWords: string;
}

/** Remaining minutes at which the clock is announced. */
const SPOKEN_MINUTES = [15, 5, 1];

const secondsUntil = (instant: string): number =>
  Math.floor((new Date(instant).getTime() - Date.now()) / 1000);

const spoken = (seconds: number): string => {
  const minutes = SPOKEN_MINUTES.filter((limit) => seconds <= limit * 60).at(-1);
  if (minutes === undefined) return '';
  return `Cancellation closes in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
};

/** Counts down to the end of the window, then shows the updated page. */
export const CancelClock = ({ closesAt, closesAtWords }: CancelClockProps) => {
  const router = useRouter();
  const [seconds, setSeconds] = useState<number | null>(null);
  const isOver = seconds !== null && seconds <= 0;
  useEffect(() => {
    if (isOver) {
      router.refresh();
      return;
    }
    const tick = () => setSeconds(secondsUntil(closesAt));
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [closesAt, isOver, router]);
  return (
    <>
      <span role="timer" className={styles.clock}>
        {seconds === null ? `Cancel until ${closesAtWords}` : `Cancellation closes in ${clockWords(seconds)}`}
      </span>
      {/* a countdown is meaningless on paper */}
      <span className={styles.onPaper}>Cancel until {closesAtWords}</span>
      <VisuallyHidden aria-live="polite">{seconds === null ? '' : spoken(seconds)}</VisuallyHidden>
    </>
  );
};
