import { Injectable } from '@nestjs/common';
import { moveReview, ok, refuse, type Result, type ReviewEvent } from '@simpletread/domain';

import { Audit, type AuditEntry } from '../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { LiveUpdates } from '../../platform/live/index.js';
import { CatalogueDirectory } from '../../catalogue/index.js';
import { ShopDirectory } from '../../installers/index.js';
import type { ReviewRecord } from './review-record.js';
import { ReviewRepository, type SubmissionChange } from './review.repository.js';

/** One step of a review, as it is written. */
export interface ReviewStep {
  readonly event: ReviewEvent;
  readonly change: SubmissionChange;
  /** For the audit. */
  readonly data?: object;
}

export interface ReviewStepRequest {
  readonly id: string;
  /** The version that was seen; null to accept any. */
  readonly version: number | null;
  readonly actor: Pick<AuditEntry, 'actorKind' | 'actorId' | 'actorName' | 'requestId'>;
}

/** A locked review, its subject as `the Kestrel Tour 4S` or `South Street Auto`, and the time by the database's clock. */
export interface LockedReview {
  readonly record: ReviewRecord;
  readonly subject: string;
  readonly at: Date;
}

/** The line or the shop that a review is about. */
export type ReviewSubject = Pick<ReviewRecord, 'line_id' | 'shop_id'>;

type Work = (tx: Transaction, locked: LockedReview) => Promise<Result<ReviewStep>>;

/** Moves reviews along the domain's machine: under their lock, with audit and a live update. */
@Injectable()
export class ReviewSteps {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reviews: ReviewRepository,
    private readonly directory: CatalogueDirectory,
    private readonly shops: ShopDirectory,
    private readonly audit: Audit,
    private readonly live: LiveUpdates,
  ) {}

  run(request: ReviewStepRequest, work: Work): Promise<Result<null>> {
    return this.work.run((tx) => this.runIn(tx, request, work));
  }

  /** The tires or the shop of a review, as mails have it. */
  async subjectOf({ line_id: lineId, shop_id: shopId }: ReviewSubject): Promise<string> {
    if (shopId !== null) return (await this.shops.findById(shopId))?.company ?? 'the shop';
    const line = lineId === null ? undefined : await this.directory.find((index) => index.line(lineId));
    return line === undefined ? 'the tires' : `the ${line.brandName} ${line.lineName}`;
  }

  /** Tells open consoles that a review changed. */
  announce(tx: Transaction, id: string, type: string): void {
    tx.afterCommit(() => void this.live.publish('reviews', { id, type }));
  }

  private async runIn(
    tx: Transaction,
    { id, version, actor }: ReviewStepRequest,
    work: Work,
  ): Promise<Result<null>> {
    const record = await this.reviews.lock(tx, id);
    if (record === null) return refuse('record.missing');
    if (version !== null && record.version !== version) return refuse('record.stale');
    const at = await tx.now();
    const step = await work(tx, { record, subject: await this.subjectOf(record), at });
    if (!step.ok) return step;
    const { event, change, data = {} } = step.value;
    const moved = moveReview(record.state, event, record.appealed_at === null);
    if (!moved.ok) return moved;
    await this.reviews.move(tx, id, moved.value, change);
    await this.audit.record(tx, {
      ...actor,
      action: `review.${event}`,
      subjectType: 'review',
      subjectId: id,
      before: { state: record.state },
      after: { state: moved.value, ...data },
    });
    this.announce(tx, id, event);
    return ok(null);
  }
}
