import { Controller } from '@nestjs/common';
import { listMyPurchaseOrders } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, Customer } from '../../platform/http/index.js';
import { PurchaseOrdersReader } from './staff/purchase-orders.reader.js';

/** A buyer’s view of the fleet that they buy for. */
@Controller()
export class MyFleetController {
  constructor(private readonly orders: PurchaseOrdersReader) {}

  @Bind(listMyPurchaseOrders)
  async purchaseOrders(@Customer() { accountId }: CustomerPrincipal) {
    return ok(await this.orders.ofBuyer(accountId));
  }
}
