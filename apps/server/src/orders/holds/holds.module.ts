import { Module } from '@nestjs/common';

import { DelaysModule } from '../delays/index.js';
import { OrderModule } from '../order/index.js';
import { HoldOrder } from './hold-order.js';
import { HoldSteps } from './hold-steps.js';
import { HoldsController } from './holds.controller.js';
import { ReleaseHold } from './release-hold.js';
import { ReleasePromise } from './release-promise.js';

/** Orders that agents hold back from the warehouse. Decision records 137 and 164. */
@Module({
  imports: [DelaysModule, OrderModule],
  controllers: [HoldsController],
  providers: [HoldOrder, HoldSteps, ReleaseHold, ReleasePromise],
  exports: [HoldOrder, ReleaseHold, ReleasePromise],
})
export class HoldsModule {}
