import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../catalogue/index.js';
import { DeliveryModule } from '../../delivery/index.js';
import { InstallersModule } from '../../installers/index.js';
import { OrderModule } from '../order/index.js';
import { HoldOrder } from './hold-order.js';
import { HoldsController } from './holds.controller.js';
import { PromiseAnew } from './promise-anew.js';

/** Orders that agents hold back from the warehouse. Decision record 137. */
@Module({
  imports: [CatalogueModule, DeliveryModule, InstallersModule, OrderModule],
  controllers: [HoldsController],
  providers: [HoldOrder, PromiseAnew],
  exports: [HoldOrder, PromiseAnew],
})
export class HoldsModule {}
