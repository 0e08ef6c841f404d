import { Injectable } from '@nestjs/common';
import type { AdminOrder } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Approvals } from '../../approvals/index.js';
import { ShopDirectory } from '../../installers/index.js';
import type { StaffPrincipal } from '../../platform/access/index.js';
import { Database } from '../../platform/database/index.js';
import { OrderReader } from '../order.reader.js';
import { adminOrderOf } from './admin-order-view.js';
import { AdminOrderReader } from './admin-order.reader.js';

/** Shows staff an order, and what their role may do with it. */
@Injectable()
export class ShowAdminOrder {
  constructor(
    private readonly orders: OrderReader,
    private readonly admin: AdminOrderReader,
    private readonly shops: ShopDirectory,
    private readonly database: Database,
    private readonly approvals: Approvals,
  ) {}

  async run(orderId: string, viewer: StaffPrincipal): Promise<Result<AdminOrder, 'record.missing'>> {
    const order = await this.orders.byId(orderId);
    if (order === null) return refuse('record.missing');
    const [surroundings, shop, approval] = await Promise.all([
      this.admin.surroundings(orderId, order.customer_id),
      order.shop_id === null ? null : this.shops.findById(order.shop_id),
      order.cancel_requested_at === null
        ? null
        : this.approvals.pending(this.database, 'order.cancel', orderId),
    ]);
    return ok(adminOrderOf(order, { ...surroundings, shop, approval }, viewer));
  }
}
