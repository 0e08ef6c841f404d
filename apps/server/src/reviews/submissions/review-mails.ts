import { Injectable } from '@nestjs/common';
import {
  easternMoment,
  type MailBlock,
  type MessageTemplate,
  type RejectionReason,
  rejectionSentence,
  REVIEW_EDIT_DAYS,
  reviewDueAt,
} from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { Messages } from '../../platform/messages/index.js';
import type { ReviewRecord } from './review-record.js';
import { ReviewTokens } from './review-tokens.js';

/** The review that a mail is about. */
type Mailed = Pick<ReviewRecord, 'id' | 'email'>;

/** Emails to writers about each step of their review. They never quote the review: someone else may have entered the address. */
@Injectable()
export class ReviewMails {
  constructor(
    private readonly messages: Messages,
    private readonly tokens: ReviewTokens,
  ) {}

  received(tx: Transaction, review: Mailed, subject: string, at: Date): Promise<void> {
    return this.send(tx, review, 'review-received', `We have your review of ${subject}`, [
      `Thank you for reviewing ${subject}. A moderator will read it by ${easternMoment(reviewDueAt(at))}, and we’ll email you once we’ve decided.`,
      `You can edit it for ${REVIEW_EDIT_DAYS} days, and withdraw it at any time.`,
      this.link(review),
      { note: 'If you didn’t write it, use this link to withdraw it.' },
    ]);
  }

  published(tx: Transaction, review: Mailed, subject: string): Promise<void> {
    return this.send(tx, review, 'review-published', `Your review of ${subject} is published`, [
      `Your review of ${subject} is now in our shop. Thank you for helping other drivers.`,
      this.link(review),
    ]);
  }

  asked(tx: Transaction, review: Mailed, subject: string, question: string): Promise<void> {
    return this.send(tx, review, 'review-question', `A question about your review of ${subject}`, [
      'We have a question about your review:',
      question,
      this.link(review, 'Answer the question'),
    ]);
  }

  rejected(
    tx: Transaction,
    review: Mailed,
    subject: string,
    { reason, mayAppeal }: { readonly reason: RejectionReason; readonly mayAppeal: boolean },
  ): Promise<void> {
    return this.send(tx, review, 'review-rejected', `Your review of ${subject} isn’t published`, [
      `We can’t publish your review of ${subject}. ${rejectionSentence(reason)}`,
      'We decide this the same way for good and bad reviews.',
      ...(mayAppeal ? ['If you disagree, you can appeal once, and we’ll read it again.'] : []),
      this.link(review, mayAppeal ? 'Appeal this decision' : 'See your review'),
    ]);
  }

  appealed(tx: Transaction, review: Mailed, subject: string, at: Date): Promise<void> {
    return this.send(tx, review, 'review-appealed', `We’re reading your review of ${subject} again`, [
      `We have your appeal. A moderator will read it by ${easternMoment(reviewDueAt(at))}.`,
      this.link(review),
    ]);
  }

  takenBack(tx: Transaction, review: Mailed, subject: string, at: Date): Promise<void> {
    return this.send(tx, review, 'review-taken-back', `We’re reading your review of ${subject} again`, [
      `We decided on your review of ${subject} too soon. A moderator will read it again by ${easternMoment(reviewDueAt(at))}, and we’ll email you.`,
      this.link(review),
    ]);
  }

  restored(tx: Transaction, review: Mailed, subject: string): Promise<void> {
    return this.send(tx, review, 'review-taken-back', `Your review of ${subject} is published again`, [
      `We rejected your review of ${subject} by mistake. It’s back in our shop.`,
      this.link(review),
    ]);
  }

  questionReopened(
    tx: Transaction,
    review: Mailed & { readonly question: string | null },
    subject: string,
  ): Promise<void> {
    return this.send(
      tx,
      review,
      'review-taken-back',
      `Please answer our question about your review of ${subject}`,
      [
        `We rejected your review of ${subject} too soon. You can still answer our question:`,
        review.question ?? '',
        this.link(review, 'Answer the question'),
      ],
    );
  }

  replied(tx: Transaction, review: Mailed, subject: string, by: string, text: string): Promise<void> {
    return this.send(tx, review, 'review-replied', `${by} replied to your review of ${subject}`, [
      `${by} replied to your review of ${subject}:`,
      text,
      this.link(review),
    ]);
  }

  withdrawn(tx: Transaction, review: Mailed, subject: string): Promise<void> {
    return this.send(tx, review, 'review-withdrawn', `Your review of ${subject} is withdrawn`, [
      `Your review of ${subject} is withdrawn. It isn’t shown or counted anymore.`,
    ]);
  }

  private link({ id }: Mailed, label = 'See your review'): MailBlock {
    return { link: this.tokens.link(id), label };
  }

  private async send(
    tx: Transaction,
    { email: to }: Mailed,
    template: MessageTemplate,
    subject: string,
    blocks: readonly MailBlock[],
  ): Promise<void> {
    await this.messages.queue(tx, { channel: 'email', to, template, subject, blocks });
  }
}
