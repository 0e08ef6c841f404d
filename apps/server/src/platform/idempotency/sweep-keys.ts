import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../database/index.js';
import { JobHandlers } from '../jobs/index.js';

const EVERY_MS = 10 * 60_000;

/** Deletes the keys whose day is over. */
@Injectable()
export class SweepKeys implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'idempotency.sweep', run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.database.execute('DELETE FROM platform.idempotency_key WHERE expires_at < clock_timestamp()');
  }
}
