import { type ChangePlan, ContractError, type RecordChangeReply } from '@simpletread/contract';
import type { FaultCode } from '@simpletread/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { unrefusedBy } from './tables/PlanReview.js';

/** The refusals that mean the plan on screen is outdated. */
const OVERTAKEN: readonly FaultCode[] = [
  'records.planStale',
  'records.verdictsUnconfirmed',
  'records.nothingChanges',
];

const isOvertaken = (error: unknown): boolean =>
  error instanceof ContractError && error.code !== null && OVERTAKEN.includes(error.code);

interface TriedChangeOptions<Wish> {
  readonly attempt: (wish: Wish) => Promise<ChangePlan>;
  /** Begins what the plan told, for as many refused tires as were confirmed. */
  readonly begin: (wish: Wish, plan: ChangePlan, acceptedUnrefused: number) => Promise<RecordChangeReply>;
}

/**
 * A change of many records: tried, then started as shown, and its page opened. An outdated plan is tried again
 * automatically, so staff always confirm the current one.
 */
export const useTriedChange = <Wish>({ attempt, begin }: TriedChangeOptions<Wish>) => {
  const navigate = useNavigate();
  const [isAccepted, setAccepted] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const askAnew = (): void => {
    setAccepted(false);
    setMissed(false);
  };
  const trying = useMutation({ mutationFn: attempt });
  const plan = trying.data;
  const starting = useMutation({
    mutationFn: ({ wish, shown }: { readonly wish: Wish; readonly shown: ChangePlan }) =>
      begin(wish, shown, unrefusedBy(shown)),
    onSuccess: ({ id }) => void navigate(`/record-changes/${id}/show`),
    onError: (error, { wish }) => {
      if (!isOvertaken(error)) return;
      askAnew();
      trying.mutate(wish);
    },
  });
  return {
    /** The shown plan; undefined until the first trial. */
    plan,
    isBusy: trying.isPending || starting.isPending,
    error: trying.error?.message ?? starting.error?.message ?? null,
    consent: { isAccepted, isMissed, onAccept: setAccepted },
    tryIt: (wish: Wish): void => {
      starting.reset();
      trying.mutate(wish);
    },
    /** Begins it as it is shown, unless refused tires that it would sell are not confirmed yet. */
    start: (wish: Wish): void => {
      const isWaiting = unrefusedBy(plan) > 0 && !isAccepted;
      setMissed(isWaiting);
      if (plan !== undefined && !isWaiting) starting.mutate({ wish, shown: plan });
    },
    /** The tried change is no longer the wanted one. */
    forget: (): void => {
      trying.reset();
      starting.reset();
      askAnew();
    },
  };
};
