'use client';

import { useEffect } from 'react';
import { takeArrival } from './arrival';

/** Starts the page after a photo at its top, read from its heading: a server action's redirect keeps the previous scroll position. */
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
