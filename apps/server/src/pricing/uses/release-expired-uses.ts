import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { PromotionUses } from './promotion-uses.js';
import { RedemptionRepository } from './redemption.repository.js';

const EVERY_MS = 30_000;
const MOST_AT_ONCE = 200;

/** Gives back the uses of payments that were never finished, as after a crash. */
@Injectable()
export class ReleaseExpiredUses implements OnModuleInit {
  constructor(
    private readonly jobs: JobHandlers,
    private readonly work: UnitOfWork,
    private readonly redemptions: RedemptionRepository,
    private readonly uses: PromotionUses,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.every(EVERY_MS, { job: 'pricing.release-expired-uses', run: () => this.run() });
  }

  async run(): Promise<void> {
    for (const attemptId of await this.redemptions.expiredAttempts(MOST_AT_ONCE))
      await this.release(attemptId);
  }

  /** In its own transaction, so none waits for another's locks or fails with it. */
  private async release(attemptId: string): Promise<void> {
    try {
      const released = await this.work.run(async (tx) => ok(await this.uses.releaseExpired(tx, attemptId)));
      this.log.info({ attemptId, uses: released.value }, 'expired uses of promotions released');
    } catch (error) {
      this.log.error({ err: error, attemptId }, 'expired uses of promotions could not be released');
    }
  }
}
