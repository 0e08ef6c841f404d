'use client';

import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives an open modal its own history entry, so that the browser's back closes it. Returns how to close it by hand
 * (takes the entry off) and how to leave it for another page (whose entry then replaces the modal's).
 */
export const useHistoryEntry = (onClose: () => void): { close: () => void; leave: () => void } => {
  const isOwnEntry = useRef(false);

  useEffect(() => {
    // In development effects run twice: the entry is pushed once.
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
