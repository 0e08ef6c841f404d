import { ContractError } from '@simpletread/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { newIdempotencyKey } from '../../../shell/api/index.js';
import type { RunPhase } from '../../../shell/run/index.js';
import { RELOAD, useReviewCalls } from '../review-calls.js';
import type { ReviewRun, ReviewRunRow } from './review-run-row.js';

/** True if the server may have done it: no answer came, or none of its own. */
const isLost = (error: unknown): boolean => error instanceof ContractError && error.code === null;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'Try again.');

/** Decides reviews one after the other: each succeeds or is refused by itself, and can be taken back. */
export const useReviewRun = (first: readonly ReviewRunRow[], { reason }: ReviewRun) => {
  const calls = useReviewCalls();
  const queryClient = useQueryClient();
  const [rows, setRows] = useState(first);
  const [phase, setPhase] = useState<RunPhase>('preview');
  const [doneCount, setDoneCount] = useState(0);
  const isStopped = useRef(false);
  // The same step keeps its key: one whose answer was lost isn't done twice.
  const keys = useRef(new Map<string, string>());

  const keyOf = (step: string, id: string): string => {
    const name = `${step} ${id}`;
    const key = keys.current.get(name) ?? newIdempotencyKey();
    keys.current.set(name, key);
    return key;
  };

  const each = async (
    of: readonly ReviewRunRow[],
    act: (row: ReviewRunRow) => Promise<Partial<ReviewRunRow>>,
  ) => {
    isStopped.current = false;
    setPhase('running');
    setDoneCount(0);
    for (const row of of) {
      if (isStopped.current) break;
      const change = await act(row);
      setRows((before) =>
        before.map((one) => (one.record.id === row.record.id ? { ...one, ...change } : one)),
      );
      setDoneCount((count) => count + 1);
    }
    setPhase('done');
    for (const name of RELOAD) void queryClient.invalidateQueries({ queryKey: [name] });
  };

  const decide = async ({ record: { id, version } }: ReviewRunRow): Promise<Partial<ReviewRunRow>> => {
    try {
      const after =
        reason === null
          ? await calls.publishReview(id, { version, withoutContactData: false }, keyOf('publish', id))
          : await calls.rejectReview(id, { version, reason }, keyOf('reject', id));
      return { after, result: 'done', refusal: null };
    } catch (error) {
      return isLost(error) ? { result: 'unanswered' } : { result: 'refused', refusal: messageOf(error) };
    }
  };

  const takeBack = async ({ after }: ReviewRunRow): Promise<Partial<ReviewRunRow>> => {
    if (after === null) return {};
    const { id, version } = after;
    try {
      const back = await calls.takeBackDecision(id, { version }, keyOf('take back', id));
      return { result: 'undone', refusal: null, after: back };
    } catch (error) {
      // Without an answer it can be asked for again, under the same key.
      return isLost(error) ? {} : { result: 'refused', refusal: `Not undone: ${messageOf(error)}` };
    }
  };

  const of = (result: ReviewRunRow['result']) => rows.filter((row) => row.result === result);
  return {
    rows,
    phase,
    doneCount,
    unanswered: of('unanswered').length,
    undoable: of('done').length,
    run: () => each(of('waiting'), decide),
    runAgain: () => each(of('unanswered'), decide),
    undo: () => each(of('done'), takeBack),
    stop: () => {
      isStopped.current = true;
    },
  };
};
