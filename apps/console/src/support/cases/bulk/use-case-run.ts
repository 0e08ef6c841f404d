import { type AdminCase, ContractError } from '@simpletread/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { newIdempotencyKey } from '../../../shell/api/index.js';
import type { RunPhase } from '../../../shell/run/index.js';
import { RELOAD, useCaseCalls } from '../case-calls.js';
import { lastSeen } from '../composer-state.js';
import type { CaseRunRow } from './case-run-row.js';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'Try again.');

/** True if the server may have done it: no answer came, or none of its own. */
const isLost = (error: unknown): boolean => error instanceof ContractError && error.code === null;

const isUndoable = ({ result, after, plan }: CaseRunRow): boolean =>
  (result === 'done' || result === 'partly') &&
  after !== null &&
  plan !== null &&
  (Object.keys(plan.change).length > 0 || (plan.isSolved && !plan.isAnswered));

/** Changes previewed cases one after the other: each succeeds or is refused by itself. */
export const useCaseRun = (first: readonly CaseRunRow[], note: string | null) => {
  const calls = useCaseCalls();
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

  const each = async (of: readonly CaseRunRow[], act: (row: CaseRunRow) => Promise<Partial<CaseRunRow>>) => {
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

  const take = async ({ record, plan, text }: CaseRunRow): Promise<Partial<CaseRunRow>> => {
    if (plan === null) return {};
    const { id } = record;
    let after: AdminCase | null = null;
    try {
      if (Object.keys(plan.change).length > 0)
        after = await calls.changeCase(id, { version: record.version, ...plan.change }, keyOf('change', id));
      if (plan.isNoted && note !== null)
        after = await calls.noteCase(id, { kind: 'note', text: note }, keyOf('note', id));
      const channel = record.answerBy[0];
      if (text !== null && channel !== undefined)
        after = await calls.answerCase(
          id,
          { seenEntryId: lastSeen(record), channel, text, isSolved: plan.isSolved },
          keyOf('answer', id),
        );
      else if (plan.isSolved)
        after = await calls.solveCase(id, { version: after?.version ?? record.version }, keyOf('solve', id));
      return { after, result: 'done', refusal: null };
    } catch (error) {
      if (isLost(error)) return { after, result: 'unanswered' };
      return { after, result: after === null ? 'refused' : 'partly', refusal: messageOf(error) };
    }
  };

  const takeBack = async ({ record, plan, after, result }: CaseRunRow): Promise<Partial<CaseRunRow>> => {
    if (plan === null || after === null) return {};
    const { id } = record;
    const { ownerId, priority, tags } = plan.change;
    const before = {
      ...(ownerId === undefined ? {} : { ownerId: record.owner?.staffId ?? null }),
      ...(priority === undefined ? {} : { priority: record.priority }),
      ...(tags === undefined ? {} : { tags: [...record.tags] }),
    };
    try {
      let { version } = after;
      if (plan.isSolved && !plan.isAnswered && result === 'done')
        ({ version } = await calls.reopenCase(id, { version }, keyOf('reopen', id)));
      if (Object.keys(before).length > 0)
        await calls.changeCase(id, { version, ...before }, keyOf('change back', id));
      return { result: 'undone', refusal: null };
    } catch (error) {
      // Without an answer it can be asked for again, under the same key.
      return isLost(error) ? {} : { result: 'refused', refusal: `Not undone: ${messageOf(error)}` };
    }
  };

  const unanswered = rows.filter(({ result }) => result === 'unanswered');
  const undoable = rows.filter(isUndoable);
  return {
    rows,
    phase,
    doneCount,
    unanswered: unanswered.length,
    undoable: undoable.length,
    run: () =>
      each(
        rows.filter(({ plan }) => plan !== null),
        take,
      ),
    runAgain: () => each(unanswered, take),
    undo: () => each(undoable, takeBack),
    stop: () => {
      isStopped.current = true;
    },
  };
};
