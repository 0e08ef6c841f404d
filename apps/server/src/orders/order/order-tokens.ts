import { createHmac, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';

/**
 * The buyer's key to one order. It is derived from the order's id and a secret, not random, so a repeated checkout
 * after a crash returns the same token. Only its hash is stored.
 */
@Injectable()
export class OrderTokens {
  constructor(private readonly config: Config) {}

  /** 256 bits as 43 base64url characters. */
  of(orderId: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`order-token:${orderId}`)
      .digest('base64url');
  }

  isOf(orderId: string, token: string): boolean {
    const expected = Buffer.from(this.of(orderId));
    const given = Buffer.from(token);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
