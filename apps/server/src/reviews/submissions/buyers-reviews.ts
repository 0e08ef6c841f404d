import { Injectable } from '@nestjs/common';
import type { ReviewState } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { ReviewRepository } from './review.repository.js';
import { ReviewTokens } from './review-tokens.js';

/** A buyer: a mailbox, or an account with another address. */
export interface Buyer {
  readonly mailbox: string;
  readonly accountId: string | null;
}

/** Buyers' reviews, for the orders room, which asks for them. */
@Injectable()
export class BuyersReviews {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly tokens: ReviewTokens,
  ) {}

  /** A buyer's review of a line. Withdrawn ones count: their writers aren't asked again. */
  ofLine(
    tx: Transaction,
    lineId: string,
    buyer: Buyer,
  ): Promise<{ readonly id: string; readonly state: ReviewState } | null> {
    return this.reviews.ofBuyer(tx, lineId, buyer);
  }

  /** Lets a review's writer edit it again for 30 days; returns its private address. */
  async reopen(tx: Transaction, id: string): Promise<string> {
    await this.reviews.reopen(tx, id);
    return this.tokens.link(id);
  }
}
