import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobHandlers } from '../jobs/index.js';
import { RETENTION_DAYS } from '../retention/index.js';
import { AlertRepository } from './alert.repository.js';

const EVERY_MS = 60 * 60_000;

/** Removes alerts, with the networks and masked contacts in them, long after they were closed. */
@Injectable()
export class ForgetAlerts implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly alerts: AlertRepository,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'alerts.forget', run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.alerts.forget(RETENTION_DAYS.closedAlerts);
  }
}
