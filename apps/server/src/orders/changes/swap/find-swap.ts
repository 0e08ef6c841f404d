import { Injectable } from '@nestjs/common';
import type { AppointmentView } from '@simpletread/contract';
import { type CancellationPlan, type SwapRefusal, type Fault, maySwap } from '@simpletread/domain';

import { AppointmentBookings, type Shop, ShopDirectory } from '../../../installers/index.js';
import { Database } from '../../../platform/database/index.js';
import { LoadCancellation } from '../../cancellation/index.js';
import { OrderReader, type OrderRecord } from '../../order/index.js';
import type { ComingTires } from '../../returns/index.js';
import { swappableState } from '../changeable-order.js';
import { type LinkGiver, SwapTokens } from './swap-tokens.js';

/** An order whose tires can be swapped, as found by its link. */
export interface Swap extends LinkGiver {
  readonly order: OrderRecord;
  readonly shop: Shop | null;
  readonly appointment: AppointmentView | null;
  /** Why it can't be swapped; null if it can. */
  readonly refusal: Fault<SwapRefusal> | null;
}

/** Finds the order of a link, and the refund for replacing it. */
@Injectable()
export class FindSwap {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderReader,
    private readonly tokens: SwapTokens,
    private readonly shops: ShopDirectory,
    private readonly appointments: AppointmentBookings,
    private readonly cancellation: LoadCancellation,
  ) {}

  async byToken(token: string): Promise<Swap | null> {
    const orderId = this.tokens.orderIdIn(token);
    const order = orderId === null ? null : await this.orders.byId(orderId);
    const given = order === null ? null : this.tokens.giverOf(order, token);
    if (order === null || given === null) return null;
    const may = maySwap(swappableState(order, given.giver));
    return {
      order,
      ...given,
      shop: order.shop_id === null ? null : await this.shops.findById(order.shop_id),
      appointment: await this.appointments.ofOrder(order.id),
      refusal: may.ok ? null : may.fault,
    };
  }

  /** The refund once an order of `tires` replaces it; null if it can't be replaced. */
  async refundOf(swap: Swap, tires: readonly ComingTires[]): Promise<CancellationPlan | null> {
    if (swap.refusal !== null) return null;
    const possible = await this.cancellation.replacedBy(this.database, swap.order.id, tires);
    return possible === null ? null : possible.plan;
  }
}
