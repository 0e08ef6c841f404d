import { Controller } from '@nestjs/common';
import {
  getMyOrder,
  type HandlerInput,
  type HandlerReply,
  listMyOrders,
  type OrderView,
} from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { AccountOrders } from './account-orders.js';
import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, Customer, Input } from '../../platform/http/index.js';
import { maskOrder } from './mask-order.js';

@Controller()
export class MyOrdersController {
  constructor(private readonly orders: AccountOrders) {}

  @Bind(listMyOrders)
  async list(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { query }: HandlerInput<typeof listMyOrders>,
  ): Promise<Result<HandlerReply<typeof listMyOrders>>> {
    return ok(await this.orders.list(accountId, query.page));
  }

  @Bind(getMyOrder)
  async show(
    @Customer() { accountId, actingStaff }: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof getMyOrder>,
  ): Promise<Result<OrderView>> {
    const order = await this.orders.show(accountId, params.orderNumber);
    if (order === null) return refuse('record.missing');
    return ok(actingStaff?.seesContacts === false ? maskOrder(order) : order);
  }
}
