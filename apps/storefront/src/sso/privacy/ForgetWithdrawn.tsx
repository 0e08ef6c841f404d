'use client';

import { useEffect } from 'react';
import { reportClientProblem } from '../../shell/telemetry';

/** Takes what a visitor did not agree to out of the browser's storage; only script reaches it. */
export const ForgetWithdrawn = ({ keys }: { keys: readonly string[] }) => {
  useEffect(() => {
    try {
      for (const storage of [window.localStorage, window.sessionStorage])
        for (const key of keys) storage.removeItem(key);
    } catch (error) {
      reportClientProblem('warn', error);
    }
  }, [keys]);
  return null;
};
