'use client';

import { useEffect } from 'react';
import { reportClientProblem } from '../../shell/error-reports';

/** Deletes values without consent from the browser's storage, which only script reaches. */
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
