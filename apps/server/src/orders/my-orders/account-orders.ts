import { Injectable } from '@nestjs/common';
import type { MyOrder, OrderView } from '@simpletread/contract';

import type { Transaction } from '../../platform/database/index.js';
import { ORDER_CLAIMED, OrderTrail, ShowOrder } from '../order/index.js';
import { AccountOrderRepository } from './account-order.repository.js';

/** An account as orders know it. */
export interface OrderingAccount {
  readonly accountId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The orders of an account, for other features. */
@Injectable()
export class AccountOrders {
  constructor(
    private readonly orders: AccountOrderRepository,
    private readonly showOrder: ShowOrder,
    private readonly trail: OrderTrail,
  ) {}

  list(accountId: string, page: number): Promise<{ orders: MyOrder[]; total: number }> {
    return this.orders.list(accountId, page);
  }

  /** Null for any number that isn't an order of this account. */
  show(accountId: string, orderNumber: string): Promise<OrderView | null> {
    return this.showOrder.byNumberAndAccount(orderNumber, accountId);
  }

  /** The address of a guest's order; null if it is in an account. */
  guestEmail(tx: Transaction, orderId: string): Promise<string | null> {
    return this.orders.guestEmail(tx, orderId);
  }

  /** Makes the orders of guests with the account's address its own; the address must have been proved [R4.13]. */
  async claim(tx: Transaction, account: OrderingAccount): Promise<void> {
    const { accountId, email, firstName, lastName } = account;
    const at = await tx.now();
    for (const orderId of await this.orders.claim(tx, accountId, email)) {
      await this.trail.record(tx, {
        orderId,
        at,
        type: ORDER_CLAIMED,
        actorKind: 'customer',
        actorName: `${firstName} ${lastName}`,
        data: {},
        audit: {
          action: 'order.claim',
          actorId: accountId,
          before: { accountId: null },
          after: { accountId },
        },
      });
    }
  }
}
