'use client';

import { useRouter } from 'next/navigation';
import { createContext, useCallback, useContext, useMemo, useTransition, type ReactNode } from 'react';
import styles from './Results.module.css';

const NavigateContext = createContext<(href: string) => void>(() => undefined);

/** Shows another results address without losing the scroll position. */
export const useShowResults = (): ((href: string) => void) => useContext(NavigateContext);

/** Filters and list: while other results load, the old ones stay, fainter. */
export const ResultsFrame = ({ children }: { children: ReactNode }) => {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const show = useCallback(
    (href: string) => startTransition(() => router.push(href, { scroll: false })),
    [router],
  );
  const value = useMemo(() => show, [show]);
  return (
    <NavigateContext value={value}>
      <div className={styles.frame} data-pending={isPending} aria-busy={isPending}>
        {children}
      </div>
    </NavigateContext>
  );
};
