import { Injectable } from '@nestjs/common';
import { type PreviewEnd, previewEndOf } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import { StaffSessions, type VisitKind, type VisitLook } from '../../sso/index.js';
import { PreviewRepository } from './preview.repository.js';
import { PreviewTrail } from './preview-trail.js';
import type { StoredPreview } from './preview.js';

export type PreviewCause = Exclude<PreviewEnd, 'ended'>;

/** Seeing a preview of the shop. */
@Injectable()
export class PreviewKind implements VisitKind<StoredPreview, StaffPrincipal, PreviewCause> {
  readonly sweepJob = 'preview.sweep';

  constructor(
    readonly store: PreviewRepository,
    private readonly sessions: StaffSessions,
    private readonly trail: PreviewTrail,
  ) {}

  async look(preview: StoredPreview, db?: SqlRunner): Promise<VisitLook<StaffPrincipal, PreviewCause>> {
    const staff = await this.sessions.behind(preview.staffSessionHash, db);
    const cause = previewEndOf({ endsAt: preview.endsAt, staff }, preview.readAt);
    if (cause !== null) return { isOver: true, cause };
    return staff === null ? { isOver: true, cause: 'signedOut' } : { isOver: false, found: staff };
  }

  began(tx: Transaction, preview: StoredPreview, _staff: StaffPrincipal, requestId: string): Promise<void> {
    return this.trail.began(tx, preview, requestId);
  }

  ended(tx: Transaction, preview: StoredPreview, cause: PreviewEnd, requestId: string | null): Promise<void> {
    return this.trail.ended(tx, preview, cause, requestId);
  }
}
