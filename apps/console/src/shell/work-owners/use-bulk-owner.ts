import type { WorkOwner } from '@simpletread/contract';
import type { OwnedRecord } from '@simpletread/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { newIdempotencyKey } from '../api/index.js';
import { OWNER_READS } from './HandOverDialog.js';
import { useOwnerCalls } from './owner-calls.js';

/** A selected record: its owner before, and what became of it. */
export interface BulkOwnerRow {
  readonly id: string;
  readonly before: WorkOwner | null;
  readonly after: WorkOwner | null;
  readonly result: 'waiting' | 'done' | 'undone' | 'refused';
  readonly refusal: string | null;
}

/** The colleague who gets the records, and a note for them. */
export interface BulkTarget {
  readonly to: string;
  readonly note?: string;
}

type Change = Partial<Pick<BulkOwnerRow, 'after' | 'result' | 'refusal'>>;

const nameOf = (owner: WorkOwner | null): string => owner?.name ?? 'nobody';

/** Returns what happened to a row, or will. */
export const bulkOwnerText = ({ before, after, result, refusal }: BulkOwnerRow, to: string): string => {
  if (refusal !== null) return refusal;
  if (result === 'undone') return `Back to ${nameOf(before)}`;
  return `${nameOf(before)} → ${result === 'waiting' ? to : nameOf(after)}`;
};

const RESULTS = { waiting: 'Not changed', done: 'Done', undone: 'Undone', refused: 'Refused' } as const;

/** Returns the result of a row in one word. */
export const bulkOwnerResult = ({ result }: BulkOwnerRow): string => RESULTS[result];

/** Assigns the rows one after the other: each changes or is refused by itself. */
export const useBulkOwner = (kind: OwnedRecord, first: readonly BulkOwnerRow[]) => {
  const calls = useOwnerCalls();
  const queryClient = useQueryClient();
  const [rows, setRows] = useState(first);
  const [phase, setPhase] = useState<'preview' | 'running' | 'done'>('preview');

  const each = async (
    of: readonly BulkOwnerRow[],
    act: (row: BulkOwnerRow, runId: string) => Promise<Change>,
  ) => {
    const runId = crypto.randomUUID();
    setPhase('running');
    for (const row of of) {
      const change = await act(row, runId).catch((error: unknown): Change => ({
        result: 'refused',
        refusal: error instanceof Error ? error.message : 'Try again.',
      }));
      setRows((before) => before.map((each) => (each.id === row.id ? { ...each, ...change } : each)));
    }
    setPhase('done');
    for (const name of OWNER_READS) void queryClient.invalidateQueries({ queryKey: [name] });
  };

  const set = async (id: string, { to, note = '' }: BulkTarget, seen: WorkOwner | null, runId: string) => {
    const body = { to, seen: seen?.staffId ?? null, runId, ...(note === '' ? {} : { note }) };
    return (await calls.setWorkOwner(kind, id, body, newIdempotencyKey())).owner;
  };

  const run = (target: BulkTarget): Promise<void> =>
    each(rows, async ({ id, before }, runId) => {
      if (target.to === 'nobody' && before === null) return { result: 'done' };
      return { result: 'done', after: await set(id, target, before, runId) };
    });

  const undo = (): Promise<void> =>
    each(
      rows.filter(({ result }) => result === 'done'),
      async ({ id, before, after }, runId) => {
        if (before?.staffId !== after?.staffId)
          await set(id, { to: before?.staffId ?? 'nobody' }, after, runId);
        return { result: 'undone' };
      },
    );

  return { rows, phase, run, undo };
};
