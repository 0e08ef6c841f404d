import { Module } from '@nestjs/common';

import { LocationsController } from './locations.controller.js';
import { LocationsRefresh } from './locations.events.js';
import { FindPickupPoints } from './pickup-points/find-pickup-points.js';
import { PickupPointDirectory } from './pickup-points/pickup-point-directory.js';
import { PickupPointReader } from './pickup-points/pickup-point.reader.js';
import { Warehouses } from './warehouses.js';
import { ZipDirectory } from './zip-directory.js';
import { ZipReader } from './zip.reader.js';

@Module({
  controllers: [LocationsController],
  providers: [
    ZipReader,
    ZipDirectory,
    Warehouses,
    PickupPointReader,
    PickupPointDirectory,
    FindPickupPoints,
    LocationsRefresh,
  ],
  exports: [ZipDirectory, Warehouses, PickupPointDirectory],
})
export class LocationsModule {}
