import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { UnitOfWork } from '../platform/database/index.js';
import { JobHandlers, JobQueue } from '../platform/jobs/index.js';
import { Log } from '../platform/log/index.js';
import { ChangeRepository } from './change.repository.js';
import { makeRows } from './make-rows.js';
import { RecordStores } from './record-stores.js';

const JOB = 'record-desk.make-change';
const AT_ONCE = 500;
const SWEEP_MS = 60_000;

/** Makes changes of many records, some hundred a transaction, and goes on where a dead server stopped. */
@Injectable()
export class RunChange implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly queue: JobQueue,
    private readonly work: UnitOfWork,
    private readonly changes: ChangeRepository,
    private readonly stores: RecordStores,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.register<{ changeId: string }>({ job: JOB, run: ({ changeId }) => this.run(changeId) });
    this.handlers.every(SWEEP_MS, { job: 'record-desk.finish-changes', run: () => this.finish() });
  }

  /** Has it made soon; one whose job gets lost is found by the sweep. */
  async start(changeId: string): Promise<void> {
    try {
      await this.queue.add(JOB, { changeId });
    } catch (error) {
      this.log.warn({ err: error, changeId }, 'a change of records waits for the sweep');
    }
  }

  async run(changeId: string): Promise<void> {
    while (await this.some(changeId));
  }

  private async finish(): Promise<void> {
    for (const changeId of await this.changes.unfinished()) await this.run(changeId);
  }

  /** Whether there is more to make. */
  private async some(changeId: string): Promise<boolean> {
    const more = await this.work.run(async (tx) => {
      const change = await this.changes.lock(tx, changeId);
      if (change === null || change.state === 'done') return ok(false);
      const rows = await this.changes.waiting(tx, changeId, AT_ONCE);
      const made = await makeRows(this.stores.of(change.kind), rows, tx);
      await this.changes.settle(tx, changeId, made);
      return ok(rows.length === AT_ONCE);
    });
    return more.value;
  }
}
