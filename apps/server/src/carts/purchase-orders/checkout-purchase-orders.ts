import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ok, type PurchaseOrderRefusal, type Result } from '@simpletread/domain';

import type { OrderDraft } from '../../orders/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { BuyerPurchaseOrders } from './buyer-purchase-orders.js';

/** Keeps checkouts within their buyers’ purchase orders, in the transactions of their attempts. */
@Injectable()
export class CheckoutPurchaseOrders {
  private found: BuyerPurchaseOrders | null | undefined;

  constructor(private readonly modules: ModuleRef) {}

  async hold(
    tx: Transaction,
    attemptId: string,
    { orderId, accountId, poNumber, pricing, replaces }: OrderDraft,
  ): Promise<Result<null, PurchaseOrderRefusal>> {
    if (!accountId || !poNumber || this.theirs === null) return ok(null);
    const amountInCents = pricing.totalInCents;
    const replacesOrderId = replaces?.orderId ?? null;
    const spending = { attemptId, orderId, accountId, poNumber, amountInCents, replacesOrderId };
    return this.theirs.hold(tx, spending);
  }

  async take(tx: Transaction, attemptId: string): Promise<void> {
    await this.theirs?.take(tx, attemptId);
  }

  async release(tx: Transaction, attemptId: string): Promise<void> {
    await this.theirs?.release(tx, attemptId);
  }

  private get theirs(): BuyerPurchaseOrders | null {
    if (this.found === undefined) this.found = this.find();
    return this.found;
  }

  private find(): BuyerPurchaseOrders | null {
    try {
      return this.modules.get(BuyerPurchaseOrders, { strict: false });
    } catch {
      return null;
    }
  }
}
