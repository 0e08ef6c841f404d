'use client';

import { useEffect } from 'react';
import { reportClientProblem } from '../error-reports';
import { FailedWords } from './FailedWords';

/** Shown for a failed page; reports the failure to the monitoring endpoint. */
export const FailedPage = ({ error }: { error: Error }) => {
  useEffect(() => reportClientProblem('error', error), [error]);
  return <FailedWords />;
};
