import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../database/index.js';
import { JobHandlers } from '../jobs/index.js';
import { RETENTION_DAYS } from '../retention/index.js';

const EVERY_MS = 60 * 60_000;
const BATCH = 1_000;

const FORGET = `
  UPDATE platform.message SET body_text = '', body_html = NULL, subject = NULL WHERE id IN (
    SELECT id FROM platform.message
    WHERE body_text <> '' AND state <> 'queued' AND created_at < clock_timestamp() - make_interval(days => $1)
    ORDER BY created_at LIMIT ${BATCH})`;

/** Forgets what old mails and texts said, in batches; that they went out, when and about which order, stays. */
@Injectable()
export class ForgetBodies implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'messages.forget-bodies', run: () => this.run() });
  }

  async run(): Promise<void> {
    while ((await this.database.execute(FORGET, [RETENTION_DAYS.messageBodies])) === BATCH);
  }
}
