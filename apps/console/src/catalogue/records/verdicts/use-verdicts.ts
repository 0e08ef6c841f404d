import type { VerdictChangesReply } from '@simpletread/contract';
import type { RecordValues } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordCalls } from '../record-calls.js';

interface FitmentChange {
  /** The fitment that is there; null for a new one. */
  readonly id: string | null;
  /** The new fields; null for a removed fitment. */
  readonly values: RecordValues | null;
}

export interface AskedVerdicts {
  /** Undefined while the tires are judged. */
  readonly found: VerdictChangesReply | undefined;
  readonly error: Error | null;
  readonly isAccepted: boolean;
  /** True if the change was to be made without confirmation. */
  readonly isMissed: boolean;
  readonly accept: (isAccepted: boolean) => void;
  /** Does it for as many refused tires as were shown and confirmed. */
  readonly confirm: (act: (acceptedUnrefused: number) => void) => void;
}

export const VERDICTS_KEY = 'fitment-verdicts';

/** The effect of a fitment change on verdicts, judged again on each request, and its confirmation. */
export const useVerdicts = ({ id, values }: FitmentChange, isAsked = true): AskedVerdicts => {
  const data = useRecordCalls();
  const [accepted, setAccepted] = useState(0);
  const [isMissed, setMissed] = useState(false);
  const {
    data: judged,
    error,
    isFetching,
  } = useQuery<VerdictChangesReply>({
    queryKey: [VERDICTS_KEY, id, values],
    queryFn: () => data.tryVerdicts(id, values),
    enabled: isAsked,
    staleTime: Infinity,
    gcTime: 0,
  });
  const found = isFetching ? undefined : judged;
  const unrefused = found?.unrefused ?? 0;
  // A confirmation is for a number. It doesn't cover a different number judged later.
  const isAccepted = unrefused > 0 && accepted === unrefused;
  return {
    found,
    error,
    isAccepted,
    isMissed,
    accept: (isAcceptedNow) => setAccepted(isAcceptedNow ? unrefused : 0),
    confirm: (act) => {
      const isWaiting = unrefused > 0 && !isAccepted;
      setMissed(isWaiting);
      if (!isWaiting && (found !== undefined || !isAsked)) act(unrefused);
    },
  };
};
