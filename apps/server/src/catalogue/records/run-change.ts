import { Injectable, type OnModuleInit } from '@nestjs/common';
import { faultMessage } from '@simpletread/contract';
import { type Fault, ok } from '@simpletread/domain';

import { UnitOfWork, type Violation, violationOf } from '../../platform/database/index.js';
import { JobHandlers, JobQueue } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { ChangeRepository, type WaitingRow } from './change.repository.js';
import { makeRows } from './make-rows.js';
import { RecordStores } from './record-stores.js';

const JOB = 'record-desk.make-change';
const AT_ONCE = 500;
const SWEEP_MS = 60_000;

/** Why a table does not take a record that its form allows. */
const VIOLATED: Readonly<Record<Violation, Fault>> = {
  unique: { code: 'records.keyTaken', data: {} },
  reference: { code: 'records.inUse', data: {} },
};

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

  /** Queues the change. The sweep finds a change whose job was lost. */
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
    for (const changeId of await this.changes.unfinished()) {
      // A failing change must not hold up the others.
      await this.run(changeId).catch((error: unknown) => {
        this.log.error({ err: error, changeId }, 'a change of records could not be made');
      });
    }
  }

  /** True if rows are left to make. */
  private async some(changeId: string): Promise<boolean> {
    try {
      return await this.make(changeId, AT_ONCE);
    } catch (error) {
      if (violationOf(error) === null) throw error;
      return this.oneByOne(changeId);
    }
  }

  /** If the table refuses a batch of rows, each row is tried alone and the refused ones are skipped. */
  private async oneByOne(changeId: string): Promise<boolean> {
    for (let tried = 0; tried < AT_ONCE; tried += 1) {
      const rows: WaitingRow[] = [];
      try {
        if (!(await this.make(changeId, 1, (row) => rows.push(row)))) return false;
      } catch (error) {
        const violation = violationOf(error);
        const row = rows.at(-1);
        if (violation === null || row === undefined) throw error;
        await this.skip(changeId, row.position, VIOLATED[violation]);
      }
    }
    return true;
  }

  /** Makes up to `most` rows and reports each to `onRow` first. Returns true if more may be left. */
  private async make(
    changeId: string,
    most: number,
    onRow: (row: WaitingRow) => unknown = () => undefined,
  ): Promise<boolean> {
    const more = await this.work.run(async (tx) => {
      const change = await this.changes.lock(tx, changeId);
      if (change === null || change.state === 'done') return ok(false);
      const rows = await this.changes.waiting(tx, changeId, most);
      rows.forEach(onRow);
      const made = await makeRows(this.stores.of(change.kind), rows, tx);
      await this.changes.settle(tx, changeId, made);
      return ok(rows.length === most);
    });
    return more.value;
  }

  private async skip(changeId: string, position: number, fault: Fault): Promise<void> {
    await this.work.run(async (tx) => {
      await this.changes.lock(tx, changeId);
      const [next] = await this.changes.waiting(tx, changeId, 1);
      // Another worker may have been here first.
      if (next?.position === position)
        await this.changes.settle(tx, changeId, [{ position, problem: faultMessage(fault) }]);
      return ok(null);
    });
  }
}
