import { createHash } from 'node:crypto';

import type { OutboxEventRow } from './outbox-event.entity.js';

/** A job of an earlier version carries one event. */
export type EventJob = { readonly ids: readonly string[] } | { readonly id: string };

interface AddedJob {
  readonly name: string;
  readonly data: EventJob;
  readonly opts: { readonly jobId: string };
}

/** Events per job: few enough that a retry for one of them is cheap. */
const MOST_EVENTS = 20;

/** The same events make the same job. Other groups of them are other jobs, so none is dropped as known. */
const jobIdOf = (ids: readonly string[]): string =>
  ids.length === 1 ? (ids[0] ?? '') : createHash('sha256').update(ids.join()).digest('hex');

/** Groups events into jobs, several of one type in one job. Jobs and the events in them keep the order given. */
export const jobsOf = (events: readonly Pick<OutboxEventRow, 'id' | 'type'>[]): readonly AddedJob[] => {
  const groups: { readonly type: string; readonly ids: string[] }[] = [];
  const open = new Map<string, string[]>();
  for (const { id, type } of events) {
    const ids = open.get(type);
    if (ids !== undefined && ids.length < MOST_EVENTS) ids.push(id);
    else {
      const begun = [id];
      open.set(type, begun);
      groups.push({ type, ids: begun });
    }
  }
  return groups.map(({ type, ids }) => ({ name: type, data: { ids }, opts: { jobId: jobIdOf(ids) } }));
};

export const eventIdsOf = (job: EventJob): readonly string[] => ('ids' in job ? job.ids : [job.id]);
