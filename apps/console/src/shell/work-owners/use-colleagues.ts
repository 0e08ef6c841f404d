import type { WorkOwner } from '@simpletread/contract';
import { OWNED_RECORDS, type OwnedRecord } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';

import { useCan } from '../auth/index.js';
import { useOwnerCalls } from './owner-calls.js';

const STALE_MS = 5 * 60_000;
const NONE: readonly WorkOwner[] = [];

/** Returns a check of whether the person may own records of a kind and pass them on. */
export const useMayOwn = (): ((kind: OwnedRecord) => boolean) => {
  const can = useCan();
  return (kind) => can('work.assign') && can(OWNED_RECORDS[kind].reads) && can(OWNED_RECORDS[kind].works);
};

/** The colleagues who can own records of a kind, by name. */
export const useColleagues = (kind: OwnedRecord): readonly WorkOwner[] => {
  const calls = useOwnerCalls();
  const enabled = useMayOwn()(kind);
  return (
    useQuery({
      queryKey: ['staff', 'colleagues', kind],
      queryFn: () => calls.colleagues(kind),
      staleTime: STALE_MS,
      retry: false,
      enabled,
    }).data ?? NONE
  );
};
