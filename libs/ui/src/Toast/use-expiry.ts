'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once after `lifeMs` of unpaused time; null means never. */
export const useExpiry = (lifeMs: number | null, isPaused: boolean, onEnd: () => void): void => {
  const leftMs = useRef(lifeMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (leftMs.current === null || isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, (leftMs.current ?? 0) - (performance.now() - startedAt));
    };
  }, [isPaused]);
};
