import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { Database, UnitOfWork } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { StockAllocations } from './stock-allocations.js';
import { StockRepository } from './stock.repository.js';

const EVERY_MS = 5_000;
const MOST_AT_ONCE = 200;

/** Gives back the stock of checkouts that were never finished. */
@Injectable()
export class ReleaseExpiredHolds implements OnModuleInit {
  constructor(
    private readonly jobs: JobHandlers,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly stock: StockRepository,
    private readonly allocations: StockAllocations,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.every(EVERY_MS, { job: 'catalogue.release-expired-holds', run: () => this.run() });
  }

  async run(): Promise<void> {
    for (const ownerId of await this.stock.expiredOwners(this.database, MOST_AT_ONCE))
      await this.release(ownerId);
  }

  /** In its own transaction, so no owner waits for another's locks or fails with it. */
  private async release(ownerId: string): Promise<void> {
    try {
      const released = await this.work.run(async (tx) =>
        ok(await this.allocations.releaseExpired(tx, ownerId)),
      );
      this.log.info({ ownerId, allocations: released.value.length }, 'expired hold released');
    } catch (error) {
      this.log.error({ err: error, ownerId }, 'an expired hold could not be released');
    }
  }
}
