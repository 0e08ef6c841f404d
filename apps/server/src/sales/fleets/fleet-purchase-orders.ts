import { Injectable } from '@nestjs/common';
import {
  easternWall,
  ok,
  type PurchaseOrderRefusal,
  refuse,
  type Result,
  spendPurchaseOrder,
} from '@simpletread/domain';

import { BuyerPurchaseOrders, type PurchaseOrderSpending } from '../../carts/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { PurchaseOrderRepository } from './store/purchase-order.repository.js';

/** Keeps the orders of a fleet’s accounts within the purchase orders that they name. */
@Injectable()
export class FleetPurchaseOrders extends BuyerPurchaseOrders {
  constructor(private readonly orders: PurchaseOrderRepository) {
    super();
  }

  override async hold(
    tx: Transaction,
    { attemptId, orderId, accountId, poNumber, amountInCents, replacesOrderId }: PurchaseOrderSpending,
  ): Promise<Result<null, PurchaseOrderRefusal>> {
    const fleetId = await this.orders.fleetOfBuyer(tx, accountId);
    if (fleetId === null) return ok(null);
    const row = await this.orders.named(tx, fleetId, poNumber);
    if (row === null) return refuse('fleet.poUnknown', { number: poNumber });
    // Read after the lock, so it includes the orders of those who had it before.
    const spentInCents = await this.orders.spent(tx, row.id, replacesOrderId);
    const today = easternWall(await tx.now()).slice(0, 10);
    const { number, state, limit_in_cents, valid_from, valid_until } = row;
    const allowed = spendPurchaseOrder(
      {
        ...{ number, state, spentInCents, limitInCents: limit_in_cents },
        ...{ validFrom: valid_from, validUntil: valid_until },
      },
      { amountInCents, today },
    );
    if (!allowed.ok) return allowed;
    await this.orders.hold(tx, {
      ...{ attempt_id: attemptId, order_id: orderId, purchase_order_id: row.id },
      amount_in_cents: amountInCents,
    });
    return ok(null);
  }

  override take(tx: Transaction, attemptId: string): Promise<void> {
    return this.orders.take(tx, attemptId);
  }

  override release(tx: Transaction, attemptId: string): Promise<void> {
    return this.orders.release(tx, attemptId);
  }
}
