'use client';

import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs a navigation at once, or after the form's running action: the router discards the answer of an action
 * when it navigates, and the shopper would stay on the page that they just sent. Of several that wait, the last one runs.
 */
export const useRunAfter = (isPending: boolean): ((navigate: () => void) => void) => {
  const isBusy = useRef(isPending);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    isBusy.current = isPending;
    const navigate = waiting.current;
    if (isPending || navigate === null) return;
    waiting.current = null;
    navigate();
  }, [isPending]);
  return useCallback((navigate) => {
    if (isBusy.current) waiting.current = navigate;
    else navigate();
  }, []);
};
