import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../../platform/database/index.js';
import { JobHandlers } from '../../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../../platform/retention/index.js';
import { AttemptRetention } from '../../payment-attempts/index.js';

const EVERY_MS = 60 * 60_000;

/** Forgets whom the tires of a settled attempt were to go to; an order has its own copy. */
@Injectable()
export class ForgetDrafts implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly attempts: AttemptRetention,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'checkout.forget-drafts', run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.attempts.forgetOlderThan(this.database, RETENTION_DAYS.checkoutDrafts);
  }
}
