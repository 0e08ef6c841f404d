import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobHandlers } from '../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import { ClientErrorRepository } from './client-error.repository.js';

const EVERY_MS = 60 * 60_000;

/** Deletes the reports of browsers whose time is over. */
@Injectable()
export class SweepClientErrors implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly errors: ClientErrorRepository,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'telemetry.sweep', run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.errors.deleteOlderThan(RETENTION_DAYS.clientErrors);
  }
}
