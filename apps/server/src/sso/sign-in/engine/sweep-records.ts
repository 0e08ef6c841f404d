import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobHandlers } from '../../../platform/jobs/index.js';
import { RecordRepository } from './record.repository.js';

const EVERY_MS = 10 * 60_000;

/** Deletes sessions, codes and tokens that have ended. */
@Injectable()
export class SweepRecords implements OnModuleInit {
  constructor(
    private readonly records: RecordRepository,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'identity.sweep-records', run: () => this.run() });
  }

  run(): Promise<void> {
    return this.records.sweep();
  }
}
