import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Accounts, CUSTOMER_SIGNED_IN, EMAIL_PROVED } from '../../sso/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import { AccountOrders } from './account-orders.js';

/**
 * Assigns a guest's orders to the account that has proved their address: when it is proved, and at each later sign-in
 * for guest orders since.
 */
@Injectable()
export class ClaimOrders implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly accounts: Accounts,
    private readonly orders: AccountOrders,
  ) {}

  onModuleInit(): void {
    for (const eventType of [EMAIL_PROVED, CUSTOMER_SIGNED_IN]) {
      this.consumers.register<{ readonly accountId: string }>({
        consumer: `orders.claim.${eventType}`,
        eventType,
        handle: (tx, { payload }) => this.claim(tx, payload.accountId),
      });
    }
  }

  private async claim(tx: Transaction, accountId: string): Promise<void> {
    const account = await this.accounts.byId(accountId, tx);
    if (account !== null && account.isActive && account.isEmailProved) await this.orders.claim(tx, account);
  }
}
