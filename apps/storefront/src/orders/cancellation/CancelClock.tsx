'use client';

import { VisuallyHidden } from '@simpletread/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { clockWords } from '../../shell/words';
import styles from './CancelClock.module.css';

interface CancelClockProps {
  readonly closesAt: string;
  /** `11:12 am ET`, what stands there before the clock runs. */
  readonly closesAtWords: string;
}

/** Minutes left at which the clock speaks. */
const SPOKEN_MINUTES = [15, 5, 1];

const secondsUntil = (instant: string): number =>
  Math.floor((new Date(instant).getTime() - Date.now()) / 1000);

const spoken = (seconds: number): string => {
  const minutes = SPOKEN_MINUTES.filter((limit) => seconds <= limit * 60).at(-1);
  if (minutes === undefined) return '';
  return `Cancelling closes in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
};

/** Counts down to the end of the window and then shows the page as it is after it. */
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
        {seconds === null ? `Cancel until ${closesAtWords}` : `Cancel closes in ${clockWords(seconds)}`}
      </span>
      {/* a count of minutes says nothing on paper */}
      <span className={styles.onPaper}>Cancel until {closesAtWords}</span>
      <VisuallyHidden aria-live="polite">{seconds === null ? '' : spoken(seconds)}</VisuallyHidden>
    </>
  );
};
