import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../database/index.js';
import { JobHandlers } from '../jobs/index.js';
import { RETENTION_DAYS } from '../retention/index.js';
import { WorkOwnerRepository } from './work-owner.repository.js';

const EVERY_MS = 60 * 60_000;

/** Removes owners of old work, with the notes that colleagues wrote to them. */
@Injectable()
export class ForgetOwners implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly owners: WorkOwnerRepository,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'work-owners.forget', run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.owners.forget(this.database, RETENTION_DAYS.workOwners);
  }
}
