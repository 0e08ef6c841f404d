import { ContractError, type OrderPreview } from '@simpletread/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { newIdempotencyKey } from '../../shell/api/index.js';
import { OWNER_READS } from '../../shell/work-owners/index.js';
import { isWithoutAnswer, type RunRow } from './run-row.js';
import { type Steps, useStepCalls } from './step-calls.js';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'Try again.');

/** True if the server may have done it: no answer came, or none of its own. */
const isUnanswered = (error: unknown): boolean => error instanceof ContractError && error.code === null;

type Phase = 'preview' | 'running' | 'done';

/** Runs steps on previewed orders, one order after the other: each is changed or refused by itself. */
export const useOrderRun = (previews: readonly OrderPreview[], steps: Steps) => {
  const calls = useStepCalls();
  const queryClient = useQueryClient();
  const [rows, setRows] = useState<readonly RunRow[]>(
    previews.map((preview) => ({ preview, result: null, isUndone: false })),
  );
  const [phase, setPhase] = useState<Phase>('preview');
  const [doneCount, setDoneCount] = useState(0);
  const isStopped = useRef(false);
  const [runId] = useState(() => crypto.randomUUID());
  const [undoId] = useState(() => crypto.randomUUID());
  // The same intent keeps its key: an order whose answer was lost isn't changed twice.
  const keys = useRef(new Map<string, string>());

  const keyOf = (id: string, orderId: string): string => {
    const name = `${id} ${orderId}`;
    const key = keys.current.get(name) ?? newIdempotencyKey();
    keys.current.set(name, key);
    return key;
  };

  const put = (orderId: string, change: Partial<RunRow>): void =>
    setRows((before) => before.map((row) => (row.preview.orderId === orderId ? { ...row, ...change } : row)));

  const each = async (of: readonly RunRow[], act: (row: RunRow) => Promise<Partial<RunRow>>) => {
    isStopped.current = false;
    setPhase('running');
    setDoneCount(0);
    for (const row of of) {
      if (isStopped.current) break;
      put(row.preview.orderId, await act(row));
      setDoneCount((count) => count + 1);
    }
    setPhase('done');
    for (const name of OWNER_READS) void queryClient.invalidateQueries({ queryKey: [name] });
  };

  const runOf = (of: readonly RunRow[]): Promise<void> =>
    each(of, async ({ preview: { orderId, ownerId } }) => {
      try {
        const body = { runId, steps, seenOwnerId: ownerId };
        return { result: { run: await calls.runOrderSteps(orderId, body, keyOf(runId, orderId)) } };
      } catch (error) {
        return { result: { refusal: messageOf(error), isUnanswered: isUnanswered(error) } };
      }
    });

  const canUndo = ({ result, isUndone }: RunRow): boolean =>
    result !== null && 'run' in result && result.run.undo.length > 0 && !isUndone;

  const undo = (): Promise<void> =>
    each(rows.filter(canUndo), async ({ preview: { orderId }, result }) => {
      if (result === null || !('run' in result)) return {};
      try {
        const { undo: back, ownerId } = result.run;
        const body = { runId: undoId, steps: back, seenOwnerId: ownerId };
        await calls.runOrderSteps(orderId, body, keyOf(undoId, orderId));
        return { isUndone: true };
      } catch (error) {
        // Without an answer it can be asked for again, under the same key.
        return isUnanswered(error)
          ? { notUndone: messageOf(error) }
          : { result: { refusal: `Not undone: ${messageOf(error)}`, isUnanswered: false } };
      }
    });

  const unanswered = rows.filter(isWithoutAnswer);

  return {
    rows,
    phase,
    doneCount,
    run: () => runOf(rows.filter(({ preview }) => preview.refusal === null)),
    runAgain: () => runOf(unanswered),
    undo,
    stop: () => {
      isStopped.current = true;
    },
    undoable: rows.filter(canUndo).length,
    unanswered: unanswered.length,
  };
};
