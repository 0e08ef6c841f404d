import { Injectable } from '@nestjs/common';
import type { UploadedFile } from '@simpletread/contract';
import { MOST_REVIEW_PICTURES, ok, refuse, type Result, takesReviewPictures } from '@simpletread/domain';

import { Database, UnitOfWork } from '../../platform/database/index.js';
import { drawnPicture } from '../../platform/pictures/index.js';
import { ReviewPictures } from '../pictures/index.js';
import { type ReviewRecord, ReviewRepository, ReviewSteps } from '../submissions/index.js';
import { ShowOwnReview } from './own-review.js';

const canTake = (record: ReviewRecord | null): Result<null> => {
  if (record === null) return refuse('record.missing');
  if (record.pictures.length >= MOST_REVIEW_PICTURES)
    return refuse('review.tooManyPictures', { max: MOST_REVIEW_PICTURES });
  return takesReviewPictures(record.state);
};

/** Adds a picture to a review that nobody has decided on, drawn anew: without its place, its camera and anything else behind its pixels. */
@Injectable()
export class AddReviewPicture {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly own: ShowOwnReview,
    private readonly reviews: ReviewRepository,
    private readonly pictures: ReviewPictures,
    private readonly steps: ReviewSteps,
  ) {}

  async run(token: string, file: UploadedFile): Promise<Result<null>> {
    const id = await this.own.idOf(token);
    if (id === null) return refuse('record.missing');
    // Checked again under the lock; drawing costs too much for a picture that isn't taken.
    const early = canTake(await this.reviews.byId(this.database, id));
    if (!early.ok) return early;
    const drawn = await drawnPicture(file);
    if (!drawn.ok) return drawn;
    return this.work.run(async (tx): Promise<Result<null>> => {
      const taken = canTake(await this.reviews.lock(tx, id));
      if (!taken.ok) return taken;
      await this.pictures.add(tx, id, drawn.value, await tx.now());
      // A moderator who has read the review without it reloads first.
      await this.reviews.touch(tx, id);
      this.steps.announce(tx, id, 'picture');
      return ok(null);
    });
  }
}
