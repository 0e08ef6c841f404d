import type { Waiting } from '@simpletread/contract';
import { WORK_QUEUES, type WorkQueue, workQueue } from '@simpletread/domain';

import { isResource } from '../../shell/auth/index.js';
import { menuCounts } from './menu-counts.js';

const of = (queue: WorkQueue, count: number): Waiting => ({
  queue,
  count,
  lateCount: 0,
  mineCount: null,
  next: null,
});

describe('the counts of the menu', () => {
  it('sum the queues behind one page', () => {
    const counts = menuCounts([of('returnsToAnswer', 3), of('refundsDue', 2), of('openAlerts', 1)]);
    expect([...counts]).toEqual([
      ['returns', 5],
      ['alerts', 1],
    ]);
  });

  it('leave out what runs by itself', () => {
    expect(menuCounts([of('cancelWindows', 9), of('failedRefunds', 1)]).get('orders')).toBe(1);
  });

  it.each(WORK_QUEUES)('are of a page of the menu: %s', (queue) => {
    expect(isResource(workQueue(queue).list)).toBe(true);
  });
});
