import { useEffect } from 'react';
import type { Chat } from './use-chat';

/** Tells the agent how far the shopper has read: everything that an open panel shows, once its page is in sight. */
export const useReading = (
  { tellRead, isConnected }: Pick<Chat, 'tellRead' | 'isConnected'>,
  lastSeq: number,
  isShown: boolean,
): void => {
  useEffect(() => {
    if (!isShown || !isConnected || lastSeq === 0) return;
    const tell = (): void => {
      if (document.visibilityState === 'visible') tellRead(lastSeq);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [tellRead, isConnected, isShown, lastSeq]);
};
