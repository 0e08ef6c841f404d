'use client';

import { useEffect } from 'react';
import { reportClientProblem } from './report-client-problem';

/** Reports uncaught errors in this browser. */
export const ClientProblems = () => {
  useEffect(() => {
    const onError = (event: ErrorEvent) => reportClientProblem('error', event.error ?? event.message);
    const onRejection = (event: PromiseRejectionEvent) => reportClientProblem('error', event.reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
  return null;
};
