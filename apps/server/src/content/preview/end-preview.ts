import { Injectable } from '@nestjs/common';
import { ok, type PreviewEnd } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { PreviewRepository } from './preview.repository.js';
import { PreviewTrail } from './preview-trail.js';
import type { StoredPreview } from './preview.js';

/** Ends previews, each once. */
@Injectable()
export class EndPreview {
  constructor(
    private readonly work: UnitOfWork,
    private readonly previews: PreviewRepository,
    private readonly trail: PreviewTrail,
  ) {}

  async run(preview: StoredPreview, cause: PreviewEnd, requestId: string | null = null): Promise<void> {
    await this.work.run(async (tx) => {
      await this.within(tx, preview, cause, requestId);
      return ok(undefined);
    });
  }

  /** Does nothing for a preview that has ended. */
  async within(
    tx: Transaction,
    preview: StoredPreview,
    cause: PreviewEnd,
    requestId: string | null,
  ): Promise<void> {
    if (await this.previews.end(tx, preview.id)) await this.trail.ended(tx, preview, cause, requestId);
  }
}
