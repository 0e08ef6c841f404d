import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import { FORGET_PURCHASE_NOTES, FORGOTTEN_CONTACT } from './forgotten-columns.js';

const EVERY_MS = 60 * 60_000;

const FORGET = `
  UPDATE sales.fleet SET ${FORGOTTEN_CONTACT}, version = version + 1
  WHERE state = 'closed' AND email <> '' AND updated_at < now() - make_interval(days => $1)`;

// Before the fleet’s own columns, which tell what is due.
const FORGET_NOTES = `${FORGET_PURCHASE_NOTES}
  WHERE f.state = 'closed' AND f.email <> '' AND f.updated_at < now() - make_interval(days => $1))`;

/** Erases the contacts of fleets that have been closed for a year. */
@Injectable()
export class ForgetFleets implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'fleets.forget', run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.database.execute(FORGET_NOTES, [RETENTION_DAYS.quotePeople]);
    await this.database.execute(FORGET, [RETENTION_DAYS.quotePeople]);
  }
}
