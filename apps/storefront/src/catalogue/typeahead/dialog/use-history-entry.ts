'use client';

import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives an open modal its own history entry, so the browser's back closes it. Returns functions to close it manually (removes the entry)
 * and to leave it for another page (whose entry replaces the modal's).
 */
export const useHistoryEntry = (onClose: () => void): { close: () => void; leave: () => void } => {
  const isOwnEntry = useRef(false);

  useEffect(() => {
    // In development, effects run twice, but the entry is pushed once.
    if (!isOwnEntry.current) {
      window.history.pushState(window.history.state, '', window.location.href);
      isOwnEntry.current = true;
    }
    const onPop = () => {
      isOwnEntry.current = false;
      onClose();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [onClose]);

  const close = useCallback(() => {
    if (isOwnEntry.current) window.history.back();
    else onClose();
  }, [onClose]);
  const leave = useCallback(() => {
    isOwnEntry.current = false;
    onClose();
  }, [onClose]);
  return { close, leave };
};
