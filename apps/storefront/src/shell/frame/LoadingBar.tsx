'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import styles from './LoadingBar.module.css';

const leadsAway = (event: MouseEvent): boolean => {
  if (event.defaultPrevented && !(event.target instanceof Element)) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    link === null ||
    link.target !== '' ||
    link.hasAttribute('download') ||
    link.origin !== window.location.origin
  )
    return false;
  if (link.getAttribute('aria-haspopup') !== null) return false;
  return link.pathname !== window.location.pathname || link.search !== window.location.search;
};

const Bar = () => {
  const path = usePathname();
  const query = useSearchParams().toString();
  const here = `${path}?${query}`;
  const [leftFrom, setLeftFrom] = useState<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (leadsAway(event)) setLeftFrom(here);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [here]);
  return leftFrom === here ? <span className={styles.bar} aria-hidden="true" /> : null;
};

/** A thin line at the top while the next page loads. */
export const LoadingBar = () => (
  <Suspense fallback={null}>
    <Bar />
  </Suspense>
);
