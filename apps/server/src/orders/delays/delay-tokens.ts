import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';

/** The buyer's key to one delay: derived from its id and a secret, so that sending again keeps the link. Only its hash is stored. */
@Injectable()
export class DelayTokens {
  constructor(private readonly config: Config) {}

  /** 256 bits as 43 base64url characters. */
  of(delayId: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`delay-token:${delayId}`)
      .digest('base64url');
  }

  /** The buyer's address of the delay. */
  link(delayId: string): string {
    return `${this.config.storefrontUrl}/delays/${this.of(delayId)}`;
  }
}
