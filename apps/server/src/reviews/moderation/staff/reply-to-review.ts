import { Injectable } from '@nestjs/common';
import {
  checkReply,
  isReviewShown,
  ok,
  refuse,
  replySignature,
  type ReplyVoice,
  type Result,
} from '@simpletread/domain';

import { CatalogueDirectory } from '../../../catalogue/index.js';
import { Audit, type StaffAction, staffActor, type StaffContext } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { ReviewReplies } from '../../replies/index.js';
import { type ReviewRecord, ReviewMails, ReviewRepository, ReviewSteps } from '../../submissions/index.js';
import type { SeenReview } from './moderate-review.js';
import { OrderNumbers } from './order-numbers.reader.js';

type Work = (
  tx: Transaction,
  record: ReviewRecord,
) => Promise<Result<Omit<StaffAction, 'subjectType' | 'subjectId'>>>;

/** Staff reply to published reviews, for the shop or the brand. Each step is audited; the writer is mailed once for each voice. */
@Injectable()
export class ReplyToReview {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reviews: ReviewRepository,
    private readonly replies: ReviewReplies,
    private readonly orders: OrderNumbers,
    private readonly directory: CatalogueDirectory,
    private readonly steps: ReviewSteps,
    private readonly mails: ReviewMails,
    private readonly audit: Audit,
  ) {}

  write(seen: SeenReview, voice: ReplyVoice, text: string, context: StaffContext): Promise<Result<null>> {
    return this.run(seen, context, async (tx, record) => {
      const { id, state, name, email } = record;
      const orderNumber = record.order_id === null ? null : await this.orders.of(tx, record.order_id);
      const checked = checkReply(state, text, { name, email, orderNumber });
      if (!checked.ok) return checked;
      const brandName = await this.brandOf(record);
      // No brand speaks for a shop.
      if (voice === 'brand' && brandName === null) return refuse('record.missing');
      const by = replySignature(voice, brandName ?? '');
      const known = await this.replies.find(tx, { reviewId: id, voice });
      const reply = { reviewId: id, voice, signedAs: by, text, writtenBy: context.staff.name };
      await this.replies.write(tx, reply, known);
      if (known === null) await this.mails.replied(tx, record, await this.steps.subjectOf(record), by, text);
      const isEdit = known?.withdrawn_at === null;
      return ok({
        action: isEdit ? 'review.editReply' : 'review.reply',
        before: isEdit ? { voice, text: known.text } : null,
        after: { voice, text },
      });
    });
  }

  withdraw(seen: SeenReview, voice: ReplyVoice, context: StaffContext): Promise<Result<null>> {
    return this.run(seen, context, async (tx, { id }) => {
      const known = await this.replies.find(tx, { reviewId: id, voice });
      if (known?.withdrawn_at !== null) return refuse('record.missing');
      await this.replies.withdraw(tx, { reviewId: id, voice });
      return ok({ action: 'review.withdrawReply', before: { voice, text: known.text }, after: { voice } });
    });
  }

  /** The brand of a review's tires; null for a shop. */
  private async brandOf({ line_id: lineId }: ReviewRecord): Promise<string | null> {
    if (lineId === null) return null;
    return (await this.directory.find((index) => index.line(lineId)))?.brandName ?? 'The brand';
  }

  private run({ id, version }: SeenReview, context: StaffContext, work: Work): Promise<Result<null>> {
    return this.work.run(async (tx): Promise<Result<null>> => {
      const record = await this.reviews.lock(tx, id);
      if (record === null) return refuse('record.missing');
      if (record.version !== version) return refuse('record.stale');
      const done = await work(tx, record);
      if (!done.ok) return done;
      await this.reviews.touch(tx, id);
      // Pages of the shop are kept until the line changes.
      if (isReviewShown(record.state)) await this.reviews.showAnew(tx, record);
      await this.audit.record(tx, {
        ...staffActor(context),
        ...done.value,
        subjectType: 'review',
        subjectId: id,
      });
      this.steps.announce(tx, id, 'reply');
      return ok(null);
    });
  }
}
