'use client';

import { useEffect } from 'react';
import { reportClientProblem } from '../telemetry';
import { FailedWords } from './FailedWords';

/** What stands where a page failed; the failure goes to the monitoring endpoint. */
export const FailedPage = ({ error }: { error: Error }) => {
  useEffect(() => reportClientProblem('error', error), [error]);
  return <FailedWords />;
};
