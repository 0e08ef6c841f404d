import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import { SubscriberRepository } from './subscriber.repository.js';

const EVERY_MS = 60 * 60_000;

/** Forgets addresses that someone entered and nobody confirmed. */
@Injectable()
export class ForgetPending implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly subscribers: SubscriberRepository,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, {
      job: 'mailing-list.forget-pending',
      run: () => this.subscribers.forgetPending(this.database, RETENTION_DAYS.pendingSubscribers),
    });
  }
}
