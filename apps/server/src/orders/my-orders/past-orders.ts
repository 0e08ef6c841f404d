import { Injectable } from '@nestjs/common';

import { OrderHistory, type PriceCustomer } from '../../pricing/index.js';
import { AccountOrderRepository } from './account-order.repository.js';

/** Tells pricing if a customer has ordered before. */
@Injectable()
export class PastOrders extends OrderHistory {
  constructor(private readonly orders: AccountOrderRepository) {
    super();
  }

  override hasOrdered({ accountId, email }: PriceCustomer): Promise<boolean> {
    return this.orders.hasAny(accountId, email);
  }
}
