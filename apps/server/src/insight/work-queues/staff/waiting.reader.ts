import { Injectable } from '@nestjs/common';
import type { Waiting } from '@simpletread/contract';
import {
  formatOrderNumber,
  formatCoverageClaimNumber,
  formatPriceClaimNumber,
  formatQuoteNumber,
  formatReturnNumber,
  isOwnedRecord,
  type OrderNumber,
  type WorkQueue,
  workQueue,
  workQueuesFor,
} from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { type Computed, ReadReplica } from '../../../platform/database/index.js';
import { waitingParams, waitingStatement } from './queues.reader.js';

type Row = Computed<{
  queue: WorkQueue;
  count: number;
  late: number;
  mine: number;
  id: string;
  title: string;
  since: Date;
  due: Date | null;
  isTheirs: boolean;
}>;

/** True if the records of a queue belong to a person once taken. */
const hasOwners = (queue: WorkQueue): boolean => {
  const { list } = workQueue(queue);
  return list === 'installer-applications' || isOwnedRecord(list);
};

const NUMBERS = new Map<string, (stored: string) => string>([
  ['orders', (stored) => formatOrderNumber(stored as OrderNumber)],
  ['picks', (stored) => formatOrderNumber(stored as OrderNumber)],
  ['handovers', (stored) => formatOrderNumber(stored as OrderNumber)],
  ['pickups', (stored) => formatOrderNumber(stored as OrderNumber)],
  ['dock-returns', (stored) => formatReturnNumber(Number(stored))],
  ['returns', (stored) => formatReturnNumber(Number(stored))],
  ['price-claims', (stored) => formatPriceClaimNumber(Number(stored))],
  ['coverage-claims', (stored) => formatCoverageClaimNumber(Number(stored))],
  ['quotes', (stored) => formatQuoteNumber(stored as OrderNumber)],
]);

const waitingOf = (queue: WorkQueue, row: Row | undefined): Waiting => ({
  queue,
  count: row?.count ?? 0,
  lateCount: row?.late ?? 0,
  mineCount: hasOwners(queue) ? (row?.mine ?? 0) : null,
  next:
    row === undefined || row.isTheirs
      ? null
      : {
          id: row.id,
          title: NUMBERS.get(workQueue(queue).list)?.(row.title) ?? row.title,
          since: row.since.toISOString(),
          dueAt: row.due?.toISOString() ?? null,
        },
});

/** Counts the work that waits in one person's queues. */
@Injectable()
export class WaitingReader {
  constructor(
    private readonly replica: ReadReplica,
    private readonly clock: Clock,
  ) {}

  async of(viewer: StaffPrincipal, warehouse: string | null): Promise<Waiting[]> {
    const queues = workQueuesFor(viewer);
    if (queues.length === 0) return [];
    const rows = await this.replica.query<Row>(
      waitingStatement(queues),
      waitingParams(viewer, this.clock.now(), warehouse),
    );
    return queues.map((queue) =>
      waitingOf(
        queue,
        rows.find((row) => row.queue === queue),
      ),
    );
  }
}
