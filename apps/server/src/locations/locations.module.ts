import { Module } from '@nestjs/common';

import { LocationsController } from './locations.controller.js';
import { LocationsRefresh } from './locations.events.js';
import { Warehouses } from './warehouses.js';
import { ZipDirectory } from './zip-directory.js';
import { ZipReader } from './zip.reader.js';

@Module({
  controllers: [LocationsController],
  providers: [ZipReader, ZipDirectory, Warehouses, LocationsRefresh],
  exports: [ZipDirectory, Warehouses],
})
export class LocationsModule {}
