import type { Waiting } from '@simpletread/contract';
import { workQueue } from '@simpletread/domain';

import { easternDay } from '../../shell/time/index.js';

export interface NextWork {
  readonly queue: Waiting['queue'];
  readonly next: NonNullable<Waiting['next']>;
}

type Listed = Pick<Waiting, 'queue' | 'next'>;

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
    .flatMap(({ queue, next }) => {
      const { kind } = workQueue(queue);
      return next === null || kind === 'running' ? [] : [{ queue, next }];
    })
    .sort(before);

/** Campaigns have a calendar in place of a list: it opens at the month in which the next one starts. */
const calendarQuery = ({ queue, next }: Listed): URLSearchParams => {
  const query = new URLSearchParams({ state: String(workQueue(queue).filter['state']) });
  if (queue === 'campaignsNext' && next !== null && next.dueAt !== null)
    query.set('month', easternDay(new Date(next.dueAt)).slice(0, 'YYYY-MM'.length));
  return query;
};

/** The list behind a queue, filtered and sorted so that it shows exactly what the queue counts, the next one first. */
export const queuePath = (listed: Listed): string => {
  const { list, filter, next, isDesk = false } = workQueue(listed.queue);
  if (isDesk) return `/${list}`;
  if (list === 'campaigns') return `/${list}?${calendarQuery(listed).toString()}`;
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: next, order: 'ASC' });
  return `/${list}?${query.toString()}`;
};

/** The page of a queue's next record; at the warehouse desk, the page that scans it. */
export const nextPath = (work: NextWork): string => {
  const { list, isDesk = false } = workQueue(work.queue);
  return isDesk ? queuePath(work) : `/${list}/${encodeURIComponent(work.next.id)}/show`;
};
