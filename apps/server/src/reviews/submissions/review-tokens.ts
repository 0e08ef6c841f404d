import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';

/** The writer's key to one review. As with quotes it is derived from the id and a secret; only its hash is stored. */
@Injectable()
export class ReviewTokens {
  constructor(private readonly config: Config) {}

  /** 256 bits as 43 base64url characters. */
  of(reviewId: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`review-token:${reviewId}`)
      .digest('base64url');
  }

  /** The writer's address of the review. */
  link(reviewId: string): string {
    return `${this.config.storefrontUrl}/my-reviews/${this.of(reviewId)}`;
  }
}
