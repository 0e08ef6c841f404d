import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import { FORGOTTEN_REQUEST } from './forgotten-columns.js';

const EVERY_MS = 60 * 60_000;

const FORGET = `
  UPDATE sales.request SET ${FORGOTTEN_REQUEST}
  WHERE email <> '' AND updated_at < now() - make_interval(days => $1)`;

const FORGET_NETWORKS = `
  UPDATE sales.request SET network = NULL WHERE network IS NOT NULL AND created_at < now() - interval '30 days'`;

/** Erases the people from requests idle for a year, and after a month where their forms were sent from. */
@Injectable()
export class ForgetRequests implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'sales-requests.forget', run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.database.execute(FORGET, [RETENTION_DAYS.quotePeople]);
    await this.database.execute(FORGET_NETWORKS);
  }
}
