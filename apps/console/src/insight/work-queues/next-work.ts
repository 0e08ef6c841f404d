import type { Waiting } from '@simpletread/contract';
import { workQueue } from '@simpletread/domain';

export interface NextWork {
  readonly queue: Waiting['queue'];
  readonly next: NonNullable<Waiting['next']>;
}

/** Promises before work without a time, the nearest first; among the rest, what waits longest. */
const before = (a: NextWork, b: NextWork): number => {
  const [dueA, dueB] = [a.next.dueAt, b.next.dueAt];
  if (dueA !== null && dueB !== null) return Date.parse(dueA) - Date.parse(dueB);
  if (dueA !== null || dueB !== null) return dueA === null ? 1 : -1;
  return Date.parse(a.next.since) - Date.parse(b.next.since);
};

/** The next record of each queue whose work a person does, in the order in which to take them. */
export const nextWork = (waiting: readonly Waiting[]): readonly NextWork[] =>
  waiting
    .flatMap(({ queue, next }) =>
      next === null || workQueue(queue).kind === 'running' ? [] : [{ queue, next }],
    )
    .sort(before);

/** The list behind a queue, filtered and sorted so that it shows exactly what the queue counts, the next one first. */
export const queuePath = (queue: Waiting['queue']): string => {
  const { list, filter, next } = workQueue(queue);
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: next, order: 'ASC' });
  return `/${list}?${query.toString()}`;
};

/** The page of a queue's next record. */
export const nextPath = ({ queue, next }: NextWork): string =>
  `/${workQueue(queue).list}/${encodeURIComponent(next.id)}/show`;
