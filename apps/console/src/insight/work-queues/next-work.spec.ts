import type { Waiting } from '@simpletread/contract';
import { WORK_QUEUES, type WorkQueue, workQueue } from '@simpletread/domain';

import { nextPath, nextWork, queuePath } from './next-work.js';

const of = (queue: WorkQueue, since: string, dueAt: string | null): Waiting => ({
  queue,
  count: 1,
  lateCount: 0,
  mineCount: null,
  next: { id: queue, title: queue, since, dueAt },
});

const order = (waiting: readonly Waiting[]) => nextWork(waiting).map(({ queue }) => queue);

describe('what to take next', () => {
  it('is the promise that ends first, then what waits longest', () => {
    expect(
      order([
        of('failedMessages', '2026-11-20T09:00:00Z', null),
        of('refundsDue', '2026-11-19T09:00:00Z', '2026-11-21T09:00:00Z'),
        of('openAlerts', '2026-11-18T09:00:00Z', null),
        of('returnsToAnswer', '2026-11-20T08:00:00Z', '2026-11-21T08:00:00Z'),
      ]),
    ).toEqual(['returnsToAnswer', 'refundsDue', 'openAlerts', 'failedMessages']);
  });

  it('is nothing that runs by itself, and nothing of an empty queue', () => {
    const empty: Waiting = { queue: 'openAlerts', count: 0, lateCount: 0, mineCount: null, next: null };
    expect(order([of('cancelWindows', '2026-11-20T09:00:00Z', '2026-11-20T09:30:00Z'), empty])).toEqual([]);
  });

  it('is a request that this person can decide', () => {
    expect(order([of('approvalsToDecide', '2026-11-20T09:00:00Z', '2026-11-20T21:00:00Z')])).toEqual([
      'approvalsToDecide',
    ]);
  });

  it('opens its own page', () => {
    const [first] = nextWork([of('openAlerts', '2026-11-20T09:00:00Z', null)]);
    if (first === undefined) throw new Error('one waits');
    expect(nextPath(first)).toBe('/alerts/openAlerts/show');
  });
});

describe('the list behind a queue', () => {
  const isCampaigns = (queue: WorkQueue): boolean => workQueue(queue).list === 'campaigns';
  const urlOf = (queue: WorkQueue, dueAt: string | null = null): URL =>
    new URL(queuePath(of(queue, '2026-11-20T09:00:00Z', dueAt)), 'http://console.test');

  it.each(WORK_QUEUES.filter(isCampaigns))('is the calendar with the state of %s', (queue) => {
    const url = urlOf(queue);
    expect(url.pathname).toBe('/campaigns');
    expect(Object.fromEntries(url.searchParams)).toEqual(workQueue(queue).filter);
  });

  it('is the month in which the next campaign starts, in the East', () => {
    expect(urlOf('campaignsNext', '2027-01-01T04:00:00Z').searchParams.get('month')).toBe('2026-12');
  });

  it.each(['ordersToPick', 'parcelsToHandOver', 'pickupsToPrepare', 'returnsToReceive'] as const)(
    'is a page of the warehouse desk for %s, which opens the next one by a scan',
    (queue) => {
      const work = of(queue, '2026-11-20T09:00:00Z', null);
      expect(queuePath(work)).toBe(`/${workQueue(queue).list}`);
      expect(nextWork([work]).map(nextPath)).toEqual([`/${workQueue(queue).list}`]);
    },
  );

  const isDesk = (queue: WorkQueue): boolean => workQueue(queue).isDesk === true;

  it.each(WORK_QUEUES.filter((queue) => !isCampaigns(queue) && !isDesk(queue)))(
    'has the filter of %s',
    (queue) => {
      const url = urlOf(queue);
      expect(url.pathname).toBe(`/${workQueue(queue).list}`);
      expect(JSON.parse(url.searchParams.get('filter') ?? '')).toEqual(workQueue(queue).filter);
      expect(url.searchParams.get('sort')).toBe(workQueue(queue).next);
    },
  );
});
