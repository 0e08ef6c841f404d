import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { mailboxOf } from '@simpletread/domain';

import type { Preview } from '../../platform/access/index.js';
import { Config } from '../../platform/config/index.js';
import type { SqlRunner } from '../../platform/database/index.js';
import { type Buyer, CustomerMailboxes } from './customer-mailboxes.js';

/** The customer who uses a promotion. */
export interface PriceCustomer extends Buyer {
  /** As of when and as whom staff look at prices instead; a preview buys nothing and uses nothing. */
  readonly preview?: Preview | null;
  /** The order that the new one replaces; its uses don't count. */
  readonly replacesOrderId?: string | null;
}

/** Under what the uses of customers are counted. */
@Injectable()
export class CustomerKeys {
  constructor(
    private readonly config: Config,
    private readonly mailboxes: CustomerMailboxes,
  ) {}

  /**
   * Every key of a customer, the account's first. A use counts under all of them, so no customer gets extra uses as a
   * guest, with another spelling of the address, or with another account of the same mailbox. At most three; empty for
   * an unknown guest.
   */
  async of(buyer: Buyer, db?: SqlRunner): Promise<string[]> {
    const mailboxes = await this.mailboxes.of(buyer, db);
    return [
      ...(buyer.accountId === null ? [] : [`account:${buyer.accountId}`]),
      ...mailboxes.map((mailbox) => this.ofEmail(mailbox)),
    ];
  }

  /** With a secret, as a hash of an address alone is found by trying addresses; however the address is written. */
  ofEmail(email: string): string {
    const digest = createHmac('sha256', this.config.sessionSecret);
    return `email:${digest.update(`promotion-customer:${mailboxOf(email)}`).digest('base64url')}`;
  }
}
