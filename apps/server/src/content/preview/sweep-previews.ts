import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobHandlers } from '../../platform/jobs/index.js';
import { PreviewRepository } from './preview.repository.js';
import { StoredPreviews } from './stored-previews.js';

const EVERY_MS = 60_000;

/** Ends abandoned previews and deletes unopened links. */
@Injectable()
export class SweepPreviews implements OnModuleInit {
  constructor(
    private readonly previews: PreviewRepository,
    private readonly stored: StoredPreviews,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'preview.sweep', run: () => this.run() });
  }

  async run(): Promise<void> {
    for (const preview of await this.previews.shown()) await this.stored.hasEnded(preview);
    await this.previews.forgetUnused();
  }
}
