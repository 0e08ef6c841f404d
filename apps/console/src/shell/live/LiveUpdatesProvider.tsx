import { LIVE_STREAM_PATH, type LiveUpdate } from '@simpletread/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

import { serverConfig } from '../config/index.js';
import { FreshIdsContext } from './live-context.js';
import { readUpdate } from './read-update.js';

const HIGHLIGHT_MS = 8_000;
// Updates come in bursts; one reload covers a whole burst.
const GATHER_MS = 200;

const reload = (queryClient: QueryClient, topics: Iterable<string>): void => {
  for (const topic of topics) {
    void queryClient.invalidateQueries({ queryKey: [topic] });
    if (topic === 'staff') void queryClient.invalidateQueries({ queryKey: ['roles'] });
    if (topic === 'orders') void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
  }
  void queryClient.invalidateQueries({ queryKey: ['history'] });
  // Counts on their way aren't asked for twice: the next are a minute away. A hidden tab rereads them once it is seen.
  const refetchType = document.hidden ? 'none' : 'active';
  void queryClient.invalidateQueries({ queryKey: ['waiting'], refetchType }, { cancelRefetch: false });
};

/** Listens to others' changes, reloads the page's data, and marks fresh records. */
export const LiveUpdatesProvider = ({ children }: { readonly children: ReactNode }) => {
  const queryClient = useQueryClient();
  const [freshIds, setFreshIds] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (typeof EventSource === 'undefined') return undefined;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const topics = new Set<string>();
    let hasBeenOpen = false;
    const later = (ms: number, run: () => void): void => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, ms);
      timers.add(timer);
    };
    const take = ({ topic, id }: LiveUpdate): void => {
      if (topic === 'presence') {
        // No record changed: only pages of this record ask again who is there.
        void queryClient.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] === topic && queryKey[2] === id,
        });
        return;
      }
      if (topics.size === 0) {
        later(GATHER_MS, () => {
          reload(queryClient, topics);
          topics.clear();
        });
      }
      topics.add(topic);
      setFreshIds((before) => new Set([...before, id]));
      later(HIGHLIGHT_MS, () =>
        setFreshIds((before) => new Set([...before].filter((other) => other !== id))),
      );
    };
    const source = new EventSource(`${serverConfig().serverUrl}${LIVE_STREAM_PATH}`, {
      withCredentials: true,
    });
    source.onmessage = (event: MessageEvent<unknown>) => {
      const update = readUpdate(event.data);
      if (update !== null) take(update);
    };
    // Changes during a lost connection aren't sent again, so the data is reloaded.
    source.onopen = () => {
      if (hasBeenOpen) reload(queryClient, ['orders', 'messages', 'approvals', 'staff', 'quotes', 'alerts']);
      hasBeenOpen = true;
    };
    return () => {
      source.close();
      timers.forEach((timer) => clearTimeout(timer));
    };
  }, [queryClient]);
  return <FreshIdsContext value={freshIds}>{children}</FreshIdsContext>;
};
