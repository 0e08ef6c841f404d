import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DeliveryModule } from '../../delivery/index.js';
import { CancellationModule } from '../cancellation/index.js';
import { OrderModule, warehousePickupEntity } from '../order/index.js';
import { PicksModule } from '../picks/index.js';
import { TrackingModule } from '../tracking/index.js';
import { ChangeCounter } from './counters/change-counter.js';
import { CounterOrders } from './counters/counter-orders.repository.js';
import { PickupCountersController } from './counters/pickup-counters.controller.js';
import { ShowCounters } from './counters/show-counters.js';
import { EndHolds } from './end-holds.js';
import { FindPickup } from './find-pickup.js';
import { HandOverPickup } from './hand-over-pickup.js';
import { PickupListReader } from './staff/pickup-list.reader.js';
import { WarehousePickupRepository } from './warehouse-pickup.repository.js';
import { WarehousePickupsController } from './warehouse-pickups.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([warehousePickupEntity]),
    CancellationModule,
    DeliveryModule,
    OrderModule,
    PicksModule,
    TrackingModule,
  ],
  controllers: [PickupCountersController, WarehousePickupsController],
  providers: [
    ChangeCounter,
    CounterOrders,
    ShowCounters,
    EndHolds,
    FindPickup,
    HandOverPickup,
    PickupListReader,
    WarehousePickupRepository,
  ],
})
export class WarehousePickupModule {}
