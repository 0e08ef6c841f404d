'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { useSessionCheck } from './use-session-check';
import { leavePage } from './leave-page';

interface TabSyncProps {
  /** The signed-in customer; empty for a guest. */
  readonly uid: string;
  /** The rest of every tab's state: cart, vehicle, place, cookie choice. */
  readonly rest: string;
}

interface TabState {
  readonly uid: string;
  readonly rest: string;
}

const isTabState = (data: unknown): data is TabState =>
  typeof data === 'object' && data !== null && 'uid' in data && 'rest' in data;

const isAccountPage = (path: string): boolean => path === '/account' || path.startsWith('/account/');

/** A browser's tabs follow each other: signing in or out, or changing the cart, the vehicle or the place, applies to all [R3.22 tabs]. */
export const TabSync = ({ uid, rest }: TabSyncProps) => {
  const router = useRouter();
  const path = usePathname();
  const shown = useRef<TabState>({ uid, rest });

  const take = useCallback(
    (told: TabState) => {
      const { current } = shown;
      if (told.uid === current.uid && told.rest === current.rest) return;
      shown.current = told;
      const hasLost = current.uid !== '' && told.uid !== current.uid && isAccountPage(path);
      // An account page still shows the data of the customer who left.
      if (hasLost) leavePage(told.uid === '' ? '/' : '/account');
      else router.refresh();
    },
    [router, path],
  );

  useSessionCheck(uid, (now) => take({ uid: now, rest }));

  useEffect(() => {
    shown.current = { uid, rest };
    const channel = new BroadcastChannel('simpletread');
    channel.postMessage({ uid, rest });
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isTabState(data)) take(data);
    };
    return () => channel.close();
  }, [uid, rest, take]);

  useEffect(() => {
    // A page from the browser's memory may be outdated.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return null;
};
