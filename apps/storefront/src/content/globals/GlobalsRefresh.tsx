'use client';

import { timings } from '@simpletread/ui';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

interface GlobalsRefreshProps {
  /** Milliseconds from making the page to the moment it may show the wrong season. */
  readonly holdsMs: number;
}

/** Returns the time until an open page reloads its globals: ten minutes, or when its season ends. */
export const refreshDelay = (holdsMs: number): number =>
  holdsMs > 0 ? Math.min(holdsMs, timings.globalsRefreshMs) : timings.globalsRefreshMs;

/** Reloads an open page when its globals are old [R9.03]; a hidden page waits until it is visible. */
export const GlobalsRefresh = ({ holdsMs }: GlobalsRefreshProps) => {
  const router = useRouter();
  useEffect(() => {
    let isDue = false;
    const refreshIfSeen = () => {
      if (!isDue || document.visibilityState === 'hidden') return;
      isDue = false;
      router.refresh();
    };
    const timer = setTimeout(() => {
      isDue = true;
      refreshIfSeen();
    }, refreshDelay(holdsMs));
    document.addEventListener('visibilitychange', refreshIfSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refreshIfSeen);
    };
  }, [holdsMs, router]);
  return null;
};
