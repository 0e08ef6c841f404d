import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/index.js';

/**
 * The customer's key to one quote. As with orders it is derived from the id and a secret, so resending keeps the first
 * link and staff can copy it. Only its hash is stored.
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

  /** The customer's address of the quote. */
  link(quoteId: string): string {
    return `${this.config.storefrontUrl}/quotes/${this.of(quoteId)}`;
  }

  /** Stands for the address of a quote that isn’t sent yet. */
  noLink(): string {
    return `${this.config.storefrontUrl}/quotes/…`;
  }
}
