import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CatalogueModule } from '../../catalogue/index.js';
import { DeliveryModule } from '../../delivery/index.js';
import { InstallersModule } from '../../installers/index.js';
import { OrderModule } from '../order/index.js';
import { PicksModule } from '../picks/index.js';
import { AskTrackingCode } from './ask-tracking-code.js';
import { AdvanceOrder } from './advance-order.js';
import { Carrier } from './carrier.js';
import { FindBuyersOrder } from './find-buyers-order.js';
import { MoveOrdersAlong } from './move-orders-along.js';
import { OpenWorkOrder } from './open-work-order.js';
import { ParcelPlaces } from './parcel-places.js';
import { ReleaseOrder } from './release-order.js';
import { SandboxCarrier } from './sandbox-carrier.js';
import { ShipmentRepository } from './shipment.repository.js';
import { TrackOrder } from './track-order.js';
import { trackingCodeEntity } from './tracking-code.entity.js';
import { TrackingController } from './tracking.controller.js';
import { TrackingGuardRepository } from './tracking-guard.repository.js';
import { trackingGuessEntity } from './tracking-guess.entity.js';
import { TrackingReactions } from './tracking-reactions.js';
import { TrackingSecrets } from './tracking-secrets.js';
import { carrierLookEntity } from './carrier-look.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([carrierLookEntity, trackingCodeEntity, trackingGuessEntity]),
    CatalogueModule,
    DeliveryModule,
    InstallersModule,
    OrderModule,
    PicksModule,
  ],
  controllers: [TrackingController],
  providers: [
    { provide: Carrier, useClass: SandboxCarrier },
    ShipmentRepository,
    AdvanceOrder,
    MoveOrdersAlong,
    OpenWorkOrder,
    ParcelPlaces,
    ReleaseOrder,
    AskTrackingCode,
    FindBuyersOrder,
    TrackOrder,
    TrackingGuardRepository,
    TrackingReactions,
    TrackingSecrets,
  ],
  exports: [AdvanceOrder, FindBuyersOrder, ReleaseOrder, TrackOrder],
})
export class TrackingModule {}
