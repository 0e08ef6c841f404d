import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import { FORGOTTEN } from './forgotten-columns.js';

const EVERY_MS = 60 * 60_000;

const FORGET = `
  UPDATE quotes.quote SET ${FORGOTTEN}
  WHERE email <> '' AND updated_at < now() - make_interval(days => $1)`;

const FORGET_QUESTIONS = `
  UPDATE quotes.entry e SET text = NULL FROM quotes.quote q WHERE q.id = e.quote_id AND q.email = '' AND e.text IS NOT NULL`;

/** Erases the people from quotes idle for a year. */
@Injectable()
export class ForgetQuotes implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'quotes.forget', run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.database.execute(FORGET, [RETENTION_DAYS.quotePeople]);
    await this.database.execute(FORGET_QUESTIONS);
  }
}
