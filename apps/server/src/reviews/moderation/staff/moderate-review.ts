import { Injectable } from '@nestjs/common';
import {
  isAppealOfOwnRejection,
  isTakeBackOpen,
  moveReview,
  ok,
  refuse,
  type RejectionReason,
  type Result,
  TAKE_BACK_MINUTES,
  withoutContactData,
} from '@simpletread/domain';

import { staffActor, type StaffContext } from '../../../platform/audit/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import { ReviewPictures } from '../../pictures/index.js';
import {
  type LockedReview,
  ReviewMails,
  ReviewRepository,
  type ReviewStep,
  ReviewSteps,
} from '../../submissions/index.js';

export interface SeenReview {
  readonly id: string;
  readonly version: number;
}

const decidedBy = ({ staff }: StaffContext, { at }: Pick<LockedReview, 'at'>) => ({
  our_turn_since: null,
  decided_at: at,
  decided_by: staff.name,
});

const NO_PUBLICATION = { published_at: null, published_by: null };

/** The publication that a rejection ends. */
const publicationOf = ({
  state,
  decided_at: at,
  decided_by: by,
  submitted_at: first,
}: LockedReview['record']) =>
  state === 'published' ? { published_at: at ?? first, published_by: by } : NO_PUBLICATION;

const UNDECIDED = { reason: null, rejected_by: null, decided_at: null, decided_by: null };

const restored = ({ published_at: at, published_by: by }: LockedReview['record']) => ({
  ...{ reason: null, rejected_by: null, our_turn_since: null },
  ...{ decided_at: at, decided_by: by },
  ...NO_PUBLICATION,
});

/** Moderators publish, reject and ask. Each decision is audited and mailed to the writer. */
@Injectable()
export class ModerateReview {
  constructor(
    private readonly steps: ReviewSteps,
    private readonly reviews: ReviewRepository,
    private readonly mails: ReviewMails,
    private readonly pictures: ReviewPictures,
  ) {}

  publish(seen: SeenReview, isCleaned: boolean, context: StaffContext): Promise<Result<null>> {
    return this.decide(seen, context, async (tx, { record, subject, at }) => {
      const { summary, comments } = record;
      const cleaned = {
        summary: withoutContactData(summary),
        comments: comments === null ? null : withoutContactData(comments),
      };
      const isChanged = isCleaned && (cleaned.summary !== summary || cleaned.comments !== comments);
      if (isChanged) await this.reviews.clean(tx, record.id, cleaned.summary, cleaned.comments);
      await this.mails.published(tx, record, subject);
      const change = { ...decidedBy(context, { at }), ...NO_PUBLICATION, reason: null, rejected_by: null };
      return ok({ event: 'publish', change, data: { withoutContactData: isChanged } });
    });
  }

  reject(seen: SeenReview, reason: RejectionReason, context: StaffContext): Promise<Result<null>> {
    return this.decide(seen, context, async (tx, { record, subject, at }) => {
      await this.mails.rejected(tx, record, subject, { reason, mayAppeal: record.appealed_at === null });
      // Nobody can appeal anymore.
      if (record.appealed_at !== null) await this.pictures.dropAll(tx, record.id);
      const change = {
        ...decidedBy(context, { at }),
        ...publicationOf(record),
        was_asked: record.state === 'questionAsked',
        reason,
        rejected_by: context.staff.staffId,
      };
      return ok({ event: 'reject', change, data: { reason } });
    });
  }

  ask(seen: SeenReview, question: string, context: StaffContext): Promise<Result<null>> {
    return this.steps.run({ ...seen, actor: staffActor(context) }, async (tx, { record, subject }) => {
      await this.mails.asked(tx, record, subject, question);
      const change = { question, answer: null, our_turn_since: null };
      return ok({ event: 'ask', change, data: { question } });
    });
  }

  /** Undoes a decision that was a slip: a review that was published before its rejection is published again, and an open question stays open. */
  takeBack(seen: SeenReview, context: StaffContext): Promise<Result<null>> {
    return this.steps.run({ ...seen, actor: staffActor(context) }, async (tx, { record, subject, at }) => {
      if (moveReview(record.state, 'takeBack', true).ok) {
        if (record.appealed_at !== null) return refuse('review.appealDecided');
        if (!isTakeBackOpen(record.decided_at, at))
          return refuse('review.takeBackClosed', { minutes: TAKE_BACK_MINUTES });
        if (record.published_at !== null) {
          await this.mails.restored(tx, record, subject);
          return ok({ event: 'restore', change: restored(record) });
        }
        if (record.state === 'rejected' && record.was_asked) {
          await this.mails.questionReopened(tx, record, subject);
          return ok({ event: 'reopenQuestion', change: { ...UNDECIDED, our_turn_since: null } });
        }
        await this.mails.takenBack(tx, record, subject, at);
      }
      return ok({ event: 'takeBack', change: { ...UNDECIDED, our_turn_since: at } });
    });
  }

  private decide(
    seen: SeenReview,
    context: StaffContext,
    work: (tx: Transaction, locked: LockedReview) => Promise<Result<ReviewStep>>,
  ): Promise<Result<null>> {
    return this.steps.run({ ...seen, actor: staffActor(context) }, (tx, locked) => {
      const { state, rejected_by: rejectedBy } = locked.record;
      return isAppealOfOwnRejection({ state, rejectedBy }, context.staff.staffId)
        ? Promise.resolve(refuse('review.ownRejection'))
        : work(tx, locked);
    });
  }
}
