import { Injectable } from '@nestjs/common';

import { Audit } from '../../platform/audit/index.js';
import type { Transaction } from '../../platform/database/index.js';
import type { PreviewChoice, StoredPreview } from './preview.js';

type Watched = PreviewChoice & Pick<StoredPreview, 'id' | 'staffId' | 'staffName'>;

const choiceOf = ({ shownAt, visitor, zip, paymentMethod, campaignId, hasDraftRules }: PreviewChoice) => ({
  shownAt: shownAt.toISOString(),
  visitor,
  zip,
  paymentMethod,
  campaignId,
  hasDraftRules,
});

/** Audits previews in the name of the staff member, whatever ended them. */
@Injectable()
export class PreviewTrail {
  constructor(private readonly audit: Audit) {}

  asked(tx: Transaction, preview: Watched, requestId: string): Promise<void> {
    return this.record(tx, preview, {
      action: 'preview.asked',
      before: null,
      after: choiceOf(preview),
      requestId,
    });
  }

  began(tx: Transaction, preview: StoredPreview, requestId: string): Promise<void> {
    const after = { ...choiceOf(preview), endsAt: preview.endsAt.toISOString() };
    return this.record(tx, preview, { action: 'preview.began', before: null, after, requestId });
  }

  /** The last view is in `before`. */
  ended(tx: Transaction, preview: StoredPreview, endedBy: string, requestId: string | null): Promise<void> {
    const before = { ...choiceOf(preview), beganAt: preview.beganAt?.toISOString() ?? null };
    return this.record(tx, preview, { action: 'preview.ended', before, after: { endedBy }, requestId });
  }

  private record(
    tx: Transaction,
    { id, staffId, staffName }: Watched,
    {
      requestId,
      ...entry
    }: { action: string; before: object | null; after: object; requestId: string | null },
  ): Promise<void> {
    return this.audit.recordStaff(
      tx,
      { ...entry, subjectType: 'preview', subjectId: id },
      { staff: { staffId, name: staffName }, requestId },
    );
  }
}
