import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobHandlers } from '../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import { EventRepository } from './event.repository.js';

const EVERY_MS = 60 * 60_000;

/** Deletes events whose time is over. */
@Injectable()
export class SweepEvents implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly events: EventRepository,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'analytics.sweep', run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.events.deleteOlderThan(RETENTION_DAYS.analyticsEvents);
  }
}
