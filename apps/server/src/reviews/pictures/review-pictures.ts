import { Injectable } from '@nestjs/common';

import type { Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { Picture } from '../../platform/pictures/index.js';
import type { ReviewPictureRow } from './review-picture.entity.js';

/** A picture as it is sent. */
export type StoredReviewPicture = Pick<ReviewPictureRow, 'bytes'> &
  Renamed<ReviewPictureRow, { mediaType: 'media_type' }>;

const INSERT = `
  INSERT INTO reviews.review_picture (id, review_id, media_type, bytes, added_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT DO NOTHING`;

const SHOWN = `
  SELECT p.media_type AS "mediaType", p.bytes FROM reviews.review_picture p JOIN reviews.review r ON r.id = p.review_id
  WHERE p.id = $1 AND r.state = 'published'`;

const OF_REVIEW = `
  SELECT media_type AS "mediaType", bytes FROM reviews.review_picture WHERE review_id = $1 AND id = $2`;

const DROP = 'DELETE FROM reviews.review_picture WHERE review_id = $1 AND id = ANY ($2::uuid[])';
const DROP_ALL = 'DELETE FROM reviews.review_picture WHERE review_id = $1';

// An appeal is decided with the pictures, so they outlive the rejection for a while.
const DROP_REJECTED = `
  DELETE FROM reviews.review_picture p USING reviews.review r, reviews.submission s
  WHERE r.id = p.review_id AND s.review_id = r.id AND r.state = 'rejected' AND s.decided_at < now() - make_interval(days => $1)`;

/** The pictures of reviews. */
@Injectable()
export class ReviewPictures {
  async add(tx: Transaction, reviewId: string, { mediaType, bytes }: Picture, at: Date): Promise<void> {
    await tx.execute(INSERT, [newId(), reviewId, mediaType, Buffer.from(bytes), at]);
  }

  /** A picture of a published review; null for any other. */
  shown(db: SqlRunner, id: string): Promise<StoredReviewPicture | null> {
    return db.one<StoredReviewPicture>(SHOWN, [id]);
  }

  /** A picture of a review in any state, for its writer and moderators. */
  ofReview(db: SqlRunner, reviewId: string, id: string): Promise<StoredReviewPicture | null> {
    return db.one<StoredReviewPicture>(OF_REVIEW, [reviewId, id]);
  }

  async drop(tx: Transaction, reviewId: string, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await tx.execute(DROP, [reviewId, ids]);
  }

  async dropAll(tx: Transaction, reviewId: string): Promise<void> {
    await tx.execute(DROP_ALL, [reviewId]);
  }

  /** Deletes the pictures of reviews that were rejected more than `days` ago. */
  async dropRejected(db: SqlRunner, days: number): Promise<void> {
    await db.execute(DROP_REJECTED, [days]);
  }
}
