import type { Waiting } from '@simpletread/contract';
import { workQueue } from '@simpletread/domain';

import type { ResourceCounts } from '../../shell/menu/index.js';
import { isResource, type ResourceName } from '../../shell/auth/index.js';

/** Counts the waiting work behind each page of the menu. Queues that run by themselves don't count. */
export const menuCounts = (waiting: readonly Waiting[]): ResourceCounts => {
  const counts = new Map<ResourceName, number>();
  for (const { queue, count } of waiting) {
    const { list, kind } = workQueue(queue);
    if (kind !== 'running' && isResource(list)) counts.set(list, (counts.get(list) ?? 0) + count);
  }
  return counts;
};
