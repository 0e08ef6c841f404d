import { Module } from '@nestjs/common';

import { OrderHistory } from '../../pricing/index.js';
import { SsoModule } from '../../sso/index.js';
import { OrderModule } from '../order/index.js';
import { AccountOrderRepository } from './account-order.repository.js';
import { AccountOrders } from './account-orders.js';
import { ClaimOrders } from './claim-orders.js';
import { MyOrdersController } from './my-orders.controller.js';
import { PastOrders } from './past-orders.js';

@Module({
  imports: [OrderModule, SsoModule],
  controllers: [MyOrdersController],
  providers: [
    AccountOrderRepository,
    AccountOrders,
    ClaimOrders,
    { provide: OrderHistory, useClass: PastOrders },
  ],
})
export class MyOrdersModule {}
