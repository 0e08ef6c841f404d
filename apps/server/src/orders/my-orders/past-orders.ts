import { Injectable } from '@nestjs/common';

import { OrderHistory, type OrderingPerson } from '../../pricing/index.js';
import { Accounts } from '../../sso/index.js';
import { AccountOrderRepository } from './account-order.repository.js';

/** Tells pricing if a customer has ordered before. */
@Injectable()
export class PastOrders extends OrderHistory {
  constructor(
    private readonly orders: AccountOrderRepository,
    private readonly accounts: Accounts,
  ) {
    super();
  }

  override async hasOrdered({
    accountId,
    mailboxes,
    exceptOrderId = null,
  }: OrderingPerson): Promise<boolean> {
    const shared = await this.accounts.idsOfMailboxes(mailboxes);
    return this.orders.hasAny(
      [...shared, ...(accountId === null ? [] : [accountId])],
      mailboxes,
      exceptOrderId,
    );
  }
}
