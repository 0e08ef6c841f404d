import { type ChangePlan, ContractError, type RecordChangeReply } from '@simpletread/contract';
import type { FaultCode } from '@simpletread/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useStaffAction } from '../../shell/action/index.js';
import { unrefusedBy } from './tables/PlanReview.js';

/** The refusals that mean the plan on screen is outdated. */
const OVERTAKEN: readonly FaultCode[] = [
  'records.planStale',
  'records.verdictsUnconfirmed',
  'records.nothingChanges',
];

const isOvertaken = (error: unknown): boolean =>
  error instanceof ContractError && error.code !== null && OVERTAKEN.includes(error.code);

interface Start<Input> {
  readonly request: Input;
  readonly plan: ChangePlan;
  readonly acceptedUnrefused: number;
  /** The reason for the change; empty where none is required. */
  readonly reason: string;
}

interface TriedChangeOptions<Input> {
  readonly attempt: (request: Input) => Promise<ChangePlan>;
  /** Starts what the plan shows, for as many refused tires as were confirmed. */
  readonly begin: (start: Start<Input>, idempotencyKey: string) => Promise<RecordChangeReply>;
}

/**
 * A change of many records: tried, then started as shown, and its page opened. An outdated plan is tried again
 * automatically, so staff always confirm the current one.
 */
export const useTriedChange = <Input>({ attempt, begin }: TriedChangeOptions<Input>) => {
  const navigate = useNavigate();
  const [isAccepted, setAccepted] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const askAgain = (): void => {
    setAccepted(false);
    setMissed(false);
  };
  const trying = useStaffAction({ run: attempt, reload: [], done: () => null });
  const plan = trying.last?.output;
  const starting = useStaffAction({
    run: begin,
    reload: [],
    done: () => null,
    onDone: ({ id }) => void navigate(`/record-changes/${id}/show`),
    onFailed: (error, { request }) => {
      if (!isOvertaken(error)) return;
      askAgain();
      trying.start(request);
    },
  });
  return {
    /** The shown plan; undefined until the first trial. */
    plan,
    isBusy: trying.isBusy || starting.isBusy,
    error: trying.error ?? starting.error,
    consent: { isAccepted, isMissed, onAccept: setAccepted },
    tryIt: (request: Input): void => {
      starting.forget();
      trying.start(request);
    },
    /** Starts it as it is shown, unless refused tires that it would sell are not confirmed yet. */
    start: (request: Input, reason: string): void => {
      const isWaiting = unrefusedBy(plan) > 0 && !isAccepted;
      setMissed(isWaiting);
      if (plan !== undefined && !isWaiting)
        starting.start({ request, plan, acceptedUnrefused: unrefusedBy(plan), reason: reason.trim() });
    },
    /** The tried change is no longer the wanted one. */
    forget: (): void => {
      trying.forget();
      starting.forget();
      askAgain();
    },
  };
};
