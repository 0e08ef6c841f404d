import { PRESENCE_BEAT_MS } from '@simpletread/contract';
import type { WatchedRecord } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { usePresenceCalls } from './presence-calls.js';
import { PresenceContext } from './presence-context.js';

interface PresenceProps {
  readonly resource: WatchedRecord;
  readonly id: string;
  readonly children: ReactNode;
}

/** Reports every 20 seconds that a record is open while its tab is visible, and provides who else has it open. */
export const Presence = ({ resource, id, children }: PresenceProps) => {
  const calls = usePresenceCalls();
  const [tabId] = useState(() => crypto.randomUUID());
  const [forms, setForms] = useState(0);
  const isEditing = forms > 0;
  const tab = useMemo(() => ({ resource, id, tabId }), [resource, id, tabId]);
  const { data: others = [], refetch } = useQuery({
    queryKey: ['presence', resource, id],
    queryFn: () => calls.shareRecord({ ...tab, isEditing, isLeaving: false }),
    refetchInterval: PRESENCE_BEAT_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
    gcTime: 0,
  });
  const hasSaid = useRef(false);
  useEffect(() => {
    // The query makes the first report itself.
    if (hasSaid.current) void refetch();
    hasSaid.current = true;
  }, [isEditing, refetch]);
  useEffect(() => {
    const leave = (): void => void calls.leaveRecord(tab);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [calls, tab]);
  const startEditing = useCallback(() => {
    setForms((count) => count + 1);
    return () => setForms((count) => count - 1);
  }, []);
  const state = useMemo(() => ({ others, startEditing }), [others, startEditing]);
  return <PresenceContext value={state}>{children}</PresenceContext>;
};
