'use client';

import { useEffect, useState } from 'react';

const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** Time until the words change: a second in the last hour, otherwise a minute. */
const nextTick = (left: number): number => {
  const step = left <= HOUR_MS ? SECOND_MS : MINUTE_MS;
  return (left % step) + 1;
};

/**
 * Returns the rest of `leftMs`, measured when the page was made; null before script runs, and with reduced motion. It ticks only when its
 * words change.
 */
export const useTimeLeft = (leftMs: number): number | null => {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const began = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Math.max(0, leftMs - (performance.now() - began));
      setLeft(now);
      if (now > 0) timer = setTimeout(tick, nextTick(now));
    };
    timer = setTimeout(tick);
    return () => clearTimeout(timer);
  }, [leftMs]);
  return left;
};
