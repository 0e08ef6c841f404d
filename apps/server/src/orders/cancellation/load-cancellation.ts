import { Injectable } from '@nestjs/common';
import { canCancel, type CancellationPlan, ok, refuse, type Result } from '@simpletread/domain';

import { StockAllocations } from '../../catalogue/index.js';
import { ShopDirectory } from '../../installers/index.js';
import type { SqlRunner } from '../../platform/database/index.js';
import type { OrderRecord } from '../order-record.js';
import { OrderReader } from '../order.reader.js';
import { planOrderCancellation } from './plan-order-cancellation.js';

export interface PossibleCancellation {
  readonly order: OrderRecord;
  readonly plan: CancellationPlan;
  readonly closesAt: Date;
}

/** An order's cancellation as it would be now; its window is judged by the database's clock. */
@Injectable()
export class LoadCancellation {
  constructor(
    private readonly orders: OrderReader,
    private readonly shops: ShopDirectory,
    private readonly stock: StockAllocations,
  ) {}

  async run(
    db: SqlRunner,
    orderId: string,
  ): Promise<
    Result<
      PossibleCancellation,
      'record.missing' | 'order.cancelWindowClosed' | 'order.alreadyCancelled' | 'order.transitionRefused'
    >
  > {
    const order = await this.orders.byId(orderId, db);
    if (order === null) return refuse('record.missing');
    const window = canCancel({ state: order.state, placedAt: order.placed_at }, order.read_at);
    if (!window.ok) return window;
    const allocations = await this.stock.returnable(db, orderId);
    const shop = order.shop_id === null ? null : await this.shops.findById(order.shop_id);
    const plan = planOrderCancellation(order, allocations, shop?.company ?? null);
    return ok({ order, plan, closesAt: window.value.closesAt });
  }
}
