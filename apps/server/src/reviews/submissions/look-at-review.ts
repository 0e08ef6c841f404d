import { Injectable } from '@nestjs/common';
import { type ReviewSign, reviewSigns } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { ReviewRepository } from './review.repository.js';

export interface ReviewToLookAt {
  readonly id: string;
  readonly summary: string;
  readonly comments: string;
  readonly isVerified: boolean;
  /** A digest; null where it isn't known. */
  readonly network: string | null;
  readonly seconds: number | null;
}

/** Finds the signs of a review when it is sent or edited. */
@Injectable()
export class LookAtReview {
  constructor(private readonly reviews: ReviewRepository) {}

  async run(tx: Transaction, review: ReviewToLookAt): Promise<readonly ReviewSign[]> {
    const { sameTexts, fromNetwork } = await this.reviews.likeIt(tx, review);
    const { summary, comments, isVerified, seconds } = review;
    const network = review.network === null ? 0 : fromNetwork + 1;
    return reviewSigns({ summary, comments, isVerified, sameTexts, fromNetwork: network, seconds });
  }
}
