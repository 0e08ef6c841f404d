import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobHandlers } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { RUN_REQUEST } from './ask-for-export.js';
import { RequestRepository } from './request.repository.js';
import { RunErasure } from './run-erasure.js';
import { RunExport } from './run-export.js';

const EVERY_MS = 30_000;

/**
 * Carries out requests: an export at once, an erasure after its grace days, and anything that a crashed process left.
 */
@Injectable()
export class PrivacyJobs implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly requests: RequestRepository,
    private readonly runExport: RunExport,
    private readonly runErasure: RunErasure,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.register<{ id: string }>({ job: RUN_REQUEST, run: ({ id }) => this.runExport.run(id) });
    this.handlers.every(EVERY_MS, { job: 'privacy.sweep', run: () => this.sweep() });
  }

  async sweep(): Promise<void> {
    await this.requests.expire();
    for (const { id, kind } of await this.requests.due()) {
      const runner = kind === 'export' ? this.runExport : this.runErasure;
      // A failing request must not hold up the others.
      await runner
        .run(id)
        .catch((error: unknown) =>
          this.log.error({ err: error, requestId: id }, 'a privacy request could not go on'),
        );
    }
  }
}
