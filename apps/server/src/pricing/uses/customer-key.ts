import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Preview } from '../../platform/access/index.js';
import { Config } from '../../platform/config/index.js';

/** The customer who uses a promotion: an account, and the owner of the order's address. */
export interface PriceCustomer {
  readonly accountId: string | null;
  readonly email: string | null;
  /** As of when and as whom staff look at prices instead; a preview buys nothing and uses nothing. */
  readonly preview?: Preview | null;
}

/** Under what the uses of customers are counted. */
@Injectable()
export class CustomerKeys {
  constructor(private readonly config: Config) {}

  /**
   * Every key of a customer, the account's first. A use counts under all of them, so no customer gets extra uses as a
   * guest. Empty for an unknown guest.
   */
  of({ accountId, email }: PriceCustomer): string[] {
    return [
      ...(accountId === null ? [] : [`account:${accountId}`]),
      ...(email === null ? [] : [this.ofEmail(email)]),
    ];
  }

  /** With a secret, as a hash of an address alone is found by trying addresses; however the address is written. */
  private ofEmail(email: string): string {
    const written = email.trim().toLowerCase();
    const digest = createHmac('sha256', this.config.sessionSecret).update(`promotion-customer:${written}`);
    return `email:${digest.digest('base64url')}`;
  }
}
