import { Module } from '@nestjs/common';

import { PickupPointsModule } from './pickup-points/index.js';
import { PlacesModule } from './places/index.js';
import { WarehousesModule } from './warehouses/index.js';

const FEATURES = [PickupPointsModule, PlacesModule, WarehousesModule];

/** Places with their taxes, warehouses, and where parcels are picked up. */
@Module({ imports: FEATURES, exports: FEATURES })
export class DeliveryModule {}
