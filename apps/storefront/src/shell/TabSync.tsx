'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

interface TabSyncProps {
  /** Who is signed in; empty for a guest. */
  readonly uid: string;
  /** What else every tab shows: cart, vehicle, place. */
  readonly rest: string;
}

interface Told {
  readonly uid: string;
  readonly rest: string;
}

const isTold = (data: unknown): data is Told =>
  typeof data === 'object' && data !== null && 'uid' in data && 'rest' in data;

const isAccountPage = (path: string): boolean => path === '/account' || path.startsWith('/account/');

/**
 * Tabs of one browser follow each other: whoever signs in or out, or changes the cart, the vehicle or the place in one, has
 * done so in all [R3.22 tabs].
 */
export const TabSync = ({ uid, rest }: TabSyncProps) => {
  const router = useRouter();
  const path = usePathname();
  const shown = useRef<Told>({ uid, rest });

  useEffect(() => {
    shown.current = { uid, rest };
    const channel = new BroadcastChannel('simpletread');
    channel.postMessage({ uid, rest });
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isTold(data)) return;
      const { current } = shown;
      if (data.uid === current.uid && data.rest === current.rest) return;
      shown.current = data;
      const hasLost = current.uid !== '' && data.uid !== current.uid && isAccountPage(path);
      // What stands on the page of an account is of who has left.
      if (hasLost) window.location.replace(data.uid === '' ? '/' : '/account');
      else router.refresh();
    };
    return () => channel.close();
  }, [uid, rest, router, path]);

  useEffect(() => {
    // A page that comes back from the browser's memory may be of before.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return null;
};
