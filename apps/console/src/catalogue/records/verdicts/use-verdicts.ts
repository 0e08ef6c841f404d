import type { VerdictChangesReply } from '@simpletread/contract';
import type { RecordValues } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordCalls } from '../record-calls.js';

interface FitmentChange {
  /** The fitment that is there; null for a new one. */
  readonly id: string | null;
  /** Its fields afterwards; null for one that is removed. */
  readonly values: RecordValues | null;
}

export interface AskedVerdicts {
  /** Undefined while the tires are judged. */
  readonly found: VerdictChangesReply | undefined;
  readonly error: Error | null;
  readonly isAccepted: boolean;
  /** Whether it was to be done without. */
  readonly isMissed: boolean;
  readonly accept: (isAccepted: boolean) => void;
  /** Does it for as many refused tires as were shown and confirmed. */
  readonly confirm: (act: (acceptedUnrefused: number) => void) => void;
}

export const VERDICTS_KEY = 'fitment-verdicts';

/** What a change of one fitment does to verdicts, judged anew each time it is asked, and whether that is confirmed. */
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
  // What was confirmed is a number: it does not hold for another one that is judged later.
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
