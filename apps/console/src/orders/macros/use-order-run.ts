import type { OrderPreview } from '@simpletread/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { newIdempotencyKey } from '../../shell/api/index.js';
import { OWNER_READS } from '../../shell/work-owners/index.js';
import type { RunRow } from './run-row.js';
import { type Steps, useStepCalls } from './step-calls.js';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'Try again.');

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

  const put = (orderId: string, change: Partial<RunRow>): void =>
    setRows((before) => before.map((row) => (row.preview.orderId === orderId ? { ...row, ...change } : row)));

  const each = async (
    of: readonly RunRow[],
    act: (row: RunRow, runId: string) => Promise<Partial<RunRow>>,
  ) => {
    const runId = crypto.randomUUID();
    isStopped.current = false;
    setPhase('running');
    setDoneCount(0);
    for (const row of of) {
      if (isStopped.current) break;
      put(row.preview.orderId, await act(row, runId));
      setDoneCount((count) => count + 1);
    }
    setPhase('done');
    for (const name of OWNER_READS) void queryClient.invalidateQueries({ queryKey: [name] });
  };

  const run = (): Promise<void> =>
    each(
      rows.filter(({ preview }) => preview.refusal === null),
      async ({ preview: { orderId, ownerId } }, runId) => {
        try {
          const body = { runId, steps, seenOwnerId: ownerId };
          return { result: { run: await calls.runOrderSteps(orderId, body, newIdempotencyKey()) } };
        } catch (error) {
          return { result: { refusal: messageOf(error) } };
        }
      },
    );

  const canUndo = ({ result, isUndone }: RunRow): boolean =>
    result !== null && 'run' in result && result.run.undo.length > 0 && !isUndone;

  const undo = (): Promise<void> =>
    each(rows.filter(canUndo), async ({ preview: { orderId }, result }, runId) => {
      if (result === null || !('run' in result)) return {};
      try {
        const { undo: back, ownerId } = result.run;
        await calls.runOrderSteps(orderId, { runId, steps: back, seenOwnerId: ownerId }, newIdempotencyKey());
        return { isUndone: true };
      } catch (error) {
        return { result: { refusal: `Not undone: ${messageOf(error)}` } };
      }
    });

  return {
    rows,
    phase,
    doneCount,
    run,
    undo,
    stop: () => {
      isStopped.current = true;
    },
    undoable: rows.filter(canUndo).length,
  };
};
