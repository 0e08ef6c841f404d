'use client';

import { useEffect, useRef } from 'react';
import { reportClientProblem } from '../../shell/error-reports';

const PAUSE_MS = 5000;

/** The current signed-in customer; null if unknown. */
const askUid = async (): Promise<string | null> => {
  const response = await fetch('/api/session', { cache: 'no-store' });
  if (!response.ok) return null;
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'uid' in body && typeof body.uid === 'string'
    ? body.uid
    : null;
};

/**
 * When a signed-in customer's tab becomes visible, checks if they still are: signing out at the sign-in pages or on another device notifies
 * no tab. At most once in five seconds.
 */
export const useSessionCheck = (uid: string, onOther: (uid: string) => void): void => {
  const tell = useRef(onOther);
  useEffect(() => {
    tell.current = onOther;
  }, [onOther]);

  useEffect(() => {
    if (uid === '') return undefined;
    let askedAt = Number.NEGATIVE_INFINITY;
    let isOver = false;
    const look = () => {
      if (document.visibilityState === 'hidden' || performance.now() - askedAt < PAUSE_MS) return;
      askedAt = performance.now();
      askUid()
        .then((now) => {
          if (!isOver && now !== null && now !== uid) tell.current(now);
        })
        .catch((error: unknown) => reportClientProblem('info', error));
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [uid]);
};
