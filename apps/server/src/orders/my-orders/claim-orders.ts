import { Injectable, type OnModuleInit } from '@nestjs/common';

import { type Account, Accounts, CUSTOMER_SIGNED_IN, EMAIL_PROVED } from '../../sso/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import { ORDER_CHANGED, ORDER_PLACED } from '../order/index.js';
import { AccountOrders } from './account-orders.js';

/**
 * Assigns a guest's orders to the account that has proved their address: when it is proved, at each sign-in, and when the account's holder
 * orders as a guest or staff change a guest's order to that address. Always after the fact, so no order waits for it.
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
        handle: async (tx, { payload }) => this.claim(tx, await this.accounts.byId(payload.accountId, tx)),
      });
    }
    for (const eventType of [ORDER_PLACED, ORDER_CHANGED]) {
      this.consumers.register({
        consumer: `orders.claim.${eventType}`,
        eventType,
        handle: async (tx, { aggregateId }) => {
          const email = await this.orders.guestEmail(tx, aggregateId);
          if (email !== null) await this.claim(tx, await this.accounts.byEmail(email, tx));
        },
      });
    }
  }

  private async claim(tx: Transaction, account: Account | null): Promise<void> {
    if (account !== null && account.isActive && account.isEmailProved) await this.orders.claim(tx, account);
  }
}
