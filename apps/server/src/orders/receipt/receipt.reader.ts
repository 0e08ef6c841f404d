import { Injectable } from '@nestjs/common';
import type { Cents } from '@simpletread/domain';

import { type Computed, Database, type Renamed } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { type OrderRecord, OrderReader, type RefundRow } from '../order/index.js';

/** A refund that went out. */
export type SettledRefund = Pick<RefundRow, 'tender'> &
  Renamed<RefundRow, { amountInCents: 'amount_in_cents'; settledAt: 'settled_at' }> &
  Computed<{
    /** The handling that was deducted from it. */
    handlingInCents: Cents;
  }>;

/** Names an order and its buyer, as a receipt's address does. */
export interface ReceiptKey {
  readonly orderId: string;
  readonly customerId: string;
}

const REFUNDS = `
  SELECT tender, amount_in_cents AS "amountInCents", settled_at AS "settledAt",
    (SELECT -coalesce(sum((entry ->> 'amountInCents')::bigint), 0)::bigint FROM jsonb_array_elements(entries) AS entry
     WHERE entry ->> 'account' = 'handling_revenue') AS "handlingInCents"
  FROM orders.refund WHERE order_id = $1 AND state = 'succeeded' ORDER BY settled_at, id`;

// As long as the token opens the order's own page.
const IS_OF_TOKEN = `
  SELECT 1 AS found FROM orders."order"
  WHERE id = $1 AND access_token_hash = $2 AND placed_at > now() - interval '90 days'`;

/** Orders for their receipts; null for everyone but their owner. */
@Injectable()
export class ReceiptReader {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderReader,
  ) {}

  async ofAccount({ orderId, customerId }: ReceiptKey, accountId: string): Promise<OrderRecord | null> {
    const order = await this.orders.byId(orderId);
    return order?.account_id === accountId && order.customer_id === customerId ? order : null;
  }

  async ofToken({ orderId, customerId }: ReceiptKey, token: string): Promise<OrderRecord | null> {
    if ((await this.database.one(IS_OF_TOKEN, [orderId, hashToken(token)])) === null) return null;
    const order = await this.orders.byId(orderId);
    return order?.customer_id === customerId ? order : null;
  }

  byId(orderId: string): Promise<OrderRecord | null> {
    return this.orders.byId(orderId);
  }

  /** Returns the orders of `orderIds` in that order; none if one of them is missing. */
  async byIds(orderIds: readonly string[]): Promise<readonly OrderRecord[]> {
    const found: OrderRecord[] = [];
    for (const orderId of orderIds) {
      const order = await this.orders.byId(orderId);
      if (order === null) return [];
      found.push(order);
    }
    return found;
  }

  refundsOf(orderId: string): Promise<SettledRefund[]> {
    return this.database.query<SettledRefund>(REFUNDS, [orderId]);
  }
}
