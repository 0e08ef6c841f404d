import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { OrderModule } from '../order/index.js';
import { AdvanceOrder } from './advance-order.js';
import { Carrier } from './carrier.js';
import { MoveOrdersAlong } from './move-orders-along.js';
import { SandboxCarrier } from './sandbox-carrier.js';
import { ShipmentRepository } from './shipment.repository.js';
import { TrackingController } from './tracking.controller.js';
import { carrierLookEntity } from './carrier-look.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([carrierLookEntity]), OrderModule],
  controllers: [TrackingController],
  providers: [
    { provide: Carrier, useClass: SandboxCarrier },
    ShipmentRepository,
    AdvanceOrder,
    MoveOrdersAlong,
  ],
})
export class TrackingModule {}
