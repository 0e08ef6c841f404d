'use client';

import { useEffect, useState } from 'react';
import { reportClientProblem } from '../../telemetry/report-client-problem';
import { clearAccountSearches, keepAccountSearch, readAccountSearches } from './account-searches';
import { clearPastSearches, keepSearch, readPastSearches, type PastSearch } from './past-searches';

interface PastSearches {
  readonly past: readonly PastSearch[];
  readonly keep: (search: PastSearch) => void;
  readonly clear: () => void;
}

const report = (error: unknown): void => reportClientProblem('warn', error);

/** Past searches: those of the account for who is signed in, else those of this browser [R7.03]. */
export const usePastSearches = (isSignedIn: boolean): PastSearches => {
  const [past, setPast] = useState<readonly PastSearch[]>(() => (isSignedIn ? [] : readPastSearches()));

  useEffect(() => {
    if (!isSignedIn) return;
    let isWanted = true;
    readAccountSearches()
      .then((searches) => isWanted && setPast(searches ?? readPastSearches()))
      .catch(report);
    return () => {
      isWanted = false;
    };
  }, [isSignedIn]);

  return {
    past,
    keep: (search) => (isSignedIn ? void keepAccountSearch(search).catch(report) : keepSearch(search)),
    clear: () => {
      if (isSignedIn) void clearAccountSearches().catch(report);
      else clearPastSearches();
      setPast([]);
    },
  };
};
