'use client';

import { PAST_SEARCHES_ITEM } from '@simpletread/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { reportClientProblem } from '../../../shell/error-reports';
import { clearAccountSearches, keepAccountSearch, readAccountSearches } from './account-searches';
import { clearPastSearches, keepSearch, readPastSearches, type PastSearch } from './past-searches';

interface PastSearches {
  readonly past: readonly PastSearch[];
  readonly keep: (search: PastSearch) => void;
  readonly clear: () => void;
}

const CHANNEL = 'simpletread.past-searches';
const report = (error: unknown): void => reportClientProblem('warn', error);

/** Returns past searches: the account's if signed in, otherwise this browser's [R7.03]; synced with other tabs. */
export const usePastSearches = (isSignedIn: boolean): PastSearches => {
  const [past, setPast] = useState<readonly PastSearch[]>(() => (isSignedIn ? [] : readPastSearches()));
  const channel = useRef<BroadcastChannel | null>(null);

  useEffect(() => {
    let isWanted = true;
    const look = () => {
      if (!isSignedIn) return setPast(readPastSearches());
      readAccountSearches()
        .then((searches) => isWanted && setPast(searches ?? readPastSearches()))
        .catch(report);
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === PAST_SEARCHES_ITEM.name || key === null) look();
    };
    // Browsers tell other tabs about their own storage; for account data we do it.
    const others = isSignedIn ? new BroadcastChannel(CHANNEL) : null;
    if (others !== null) others.onmessage = look;
    channel.current = others;
    window.addEventListener('storage', onStorage);
    if (isSignedIn) look();
    return () => {
      isWanted = false;
      window.removeEventListener('storage', onStorage);
      others?.close();
      channel.current = null;
    };
  }, [isSignedIn]);

  return useMemo(() => {
    const notifyTabs = () => channel.current?.postMessage('changed');
    return {
      past,
      keep: (search) => {
        if (isSignedIn) void keepAccountSearch(search).then(notifyTabs, report);
        else keepSearch(search);
      },
      clear: () => {
        if (isSignedIn) void clearAccountSearches().then(notifyTabs, report);
        else clearPastSearches();
        setPast([]);
      },
    };
  }, [past, isSignedIn]);
};
