import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../database/index.js';
import { JobHandlers } from '../jobs/index.js';
import { RETENTION_DAYS } from '../retention/index.js';

const EVERY_MS = 60 * 60_000;
const BATCH = 1_000;

// Each event's consumer marks are deleted with it. An event that was never relayed stays, however old.
const DELETE = `
  DELETE FROM platform.outbox_event WHERE id IN (
    SELECT id FROM platform.outbox_event WHERE relayed_at < clock_timestamp() - make_interval(days => $1)
    ORDER BY relayed_at LIMIT ${BATCH})`;

/** Deletes long-delivered events in batches, so no statement takes long. */
@Injectable()
export class ForgetEvents implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'outbox.forget-events', run: () => this.run() });
  }

  async run(): Promise<void> {
    while ((await this.database.execute(DELETE, [RETENTION_DAYS.relayedEvents])) === BATCH);
  }
}
