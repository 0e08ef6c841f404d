import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayAfter } from '@simpletread/domain';

import { Clock } from '../../platform/clock/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import { MissingSizeRepository } from './missing-size.repository.js';
import { shopDay } from './shop-day.js';

const EVERY_MS = 60 * 60_000;

/** Removes who was counted for a vehicle once the day is over. */
@Injectable()
export class ForgetAskings implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly missing: MissingSizeRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'missing-sizes.forget', run: () => this.run() });
  }

  async run(): Promise<void> {
    const kept = RETENTION_DAYS.missingSizeAskings - 1;
    await this.missing.forgetBefore(dayAfter(shopDay(this.clock.now()), -kept));
  }
}
