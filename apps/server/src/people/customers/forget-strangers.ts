import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';

const EVERY_MS = 24 * 60 * 60_000;

/** Forgets customers whose mailbox is in no order, account or sent quote any more. */
@Injectable()
export class ForgetStrangers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'customers.forget-strangers', run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.database.query('SELECT people.forget_strangers()');
  }
}
