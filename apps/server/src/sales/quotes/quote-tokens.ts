import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';

/**
 * The key to one quote for its customer. As with orders it is derived from the id and a secret, so that sending again keeps the link of
 * the first mail and staff can copy it; only its hash is stored.
 */
@Injectable()
export class QuoteTokens {
  constructor(private readonly config: Config) {}

  /** 256 bits as 43 base64url characters. */
  of(quoteId: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`quote-token:${quoteId}`)
      .digest('base64url');
  }

  /** Where its customer opens it. */
  link(quoteId: string): string {
    return `${this.config.storefrontUrl}/quotes/${this.of(quoteId)}`;
  }
}
