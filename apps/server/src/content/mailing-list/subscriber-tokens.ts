import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';

/** The key to a subscription, in every email to the list. As with reviews it is derived from the id and a secret; only its hash is stored. */
@Injectable()
export class SubscriberTokens {
  constructor(private readonly config: Config) {}

  /** 256 bits as 43 base64url characters. */
  of(subscriberId: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`subscriber-token:${subscriberId}`)
      .digest('base64url');
  }

  /** The page of the subscription, which leaves it with one click. */
  page(subscriberId: string): string {
    return `${this.config.storefrontUrl}/mailing-list/${this.of(subscriberId)}`;
  }

  /** The address that mail programs post to (RFC 8058). */
  oneClick(subscriberId: string): string {
    return `${this.config.storefrontUrl}/api/mailing-list/${this.of(subscriberId)}`;
  }

  confirming(token: string): string {
    return `${this.config.storefrontUrl}/mailing-list/confirm/${token}`;
  }
}
