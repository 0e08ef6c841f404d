import { Injectable } from '@nestjs/common';
import type { ReplyVoice } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import type { ReplyRow } from './reply.entity.js';

/** The reply of a voice to a review. */
export interface ReplyKey {
  readonly reviewId: string;
  readonly voice: ReplyVoice;
}

export interface WrittenReply extends ReplyKey {
  readonly signedAs: string;
  readonly text: string;
  readonly writtenBy: string;
}

type KnownReply = Pick<ReplyRow, 'text' | 'withdrawn_at'>;

const FIND = 'SELECT text, withdrawn_at FROM reviews.reply WHERE review_id = $1 AND voice = $2';

const INSERT = `
  INSERT INTO reviews.reply (review_id, voice, signed_as, text, written_by, written_at)
  VALUES ($1, $2, $3, $4, $5, clock_timestamp())`;

const EDIT = `
  UPDATE reviews.reply SET signed_as = $3, text = $4, written_by = $5, edited_at = clock_timestamp() WHERE review_id = $1 AND voice = $2`;

// A reply written anew after a withdrawal is no edit of what readers saw.
const RENEW = `
  UPDATE reviews.reply SET signed_as = $3, text = $4, written_by = $5, written_at = clock_timestamp(), edited_at = NULL, withdrawn_at = NULL
  WHERE review_id = $1 AND voice = $2`;

const WITHDRAW =
  'UPDATE reviews.reply SET withdrawn_at = clock_timestamp() WHERE review_id = $1 AND voice = $2';

/** Replies to reviews, written under the lock of their review. */
@Injectable()
export class ReviewReplies {
  find(db: SqlRunner, { reviewId, voice }: ReplyKey): Promise<KnownReply | null> {
    return db.one<KnownReply>(FIND, [reviewId, voice]);
  }

  async write(tx: Transaction, reply: WrittenReply, known: KnownReply | null): Promise<void> {
    const { reviewId, voice, signedAs, text, writtenBy } = reply;
    const again = known?.withdrawn_at === null ? EDIT : RENEW;
    await tx.execute(known === null ? INSERT : again, [reviewId, voice, signedAs, text, writtenBy]);
  }

  async withdraw(tx: Transaction, { reviewId, voice }: ReplyKey): Promise<void> {
    await tx.execute(WITHDRAW, [reviewId, voice]);
  }
}
