'use client';

import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 5000;
const MS_PER_MINUTE = 60_000;

const minutesTo = (endsAt: string): number =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - Date.now()) / MS_PER_MINUTE));

interface MinutesLeftProps {
  readonly endsAt: string;
  /** The server's count. */
  readonly initial: number;
  /** The next page when the time is up. */
  readonly over: string;
}

/** Counts down, and leaves the page when the time is up. */
export const MinutesLeft = ({ endsAt, initial, over }: MinutesLeftProps) => {
  const [minutes, setMinutes] = useState(initial);
  useEffect(() => {
    const timer = setInterval(() => {
      const left = minutesTo(endsAt);
      setMinutes(left);
      if (left === 0) window.location.replace(over);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [endsAt, over]);
  return <>{minutes === 1 ? '1 minute left' : `${minutes} minutes left`}</>;
};
