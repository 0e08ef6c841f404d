'use client';

import { useEffect } from 'react';
import { takeArrival } from './arrival';

/** Where a photo led to begins at its top, read from its heading: what a server action redirects to keeps the place of the page before. */
export const SnapArrival = () => {
  useEffect(() => {
    if (!takeArrival()) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return null;
};
