'use client';

import { timings } from '@simpletread/ui';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

interface GlobalsRefreshProps {
  /** Milliseconds from the making of the page to the moment from which on it may show the wrong season. */
  readonly holdsMs: number;
}

/** After how long an open page asks anew: every ten minutes, and when its season ends. */
export const refreshDelay = (holdsMs: number): number =>
  holdsMs > 0 ? Math.min(holdsMs, timings.globalsRefreshMs) : timings.globalsRefreshMs;

/** Has an open page made anew when its globals are old [R9.03]; one that nobody sees waits until somebody does. */
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
