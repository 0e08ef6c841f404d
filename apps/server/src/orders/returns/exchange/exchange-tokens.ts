import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/index.js';

/** The buyer's key to one exchange. As with orders it is derived from the return's id and a secret; only its hash is stored. */
@Injectable()
export class ExchangeTokens {
  constructor(private readonly config: Config) {}

  /** 256 bits as 43 base64url characters. */
  of(returnId: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`exchange-token:${returnId}`)
      .digest('base64url');
  }

  /** The address at which the buyer orders the right tires. */
  link(returnId: string): string {
    return `${this.config.storefrontUrl}/exchanges/${this.of(returnId)}`;
  }
}
