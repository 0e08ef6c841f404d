import { Module } from '@nestjs/common';

import { LocationsController } from './locations.controller.js';
import { Warehouses } from './warehouses.js';
import { ZipDirectory } from './zip-directory.js';
import { ZipReader } from './zip.reader.js';

@Module({
  controllers: [LocationsController],
  providers: [ZipReader, ZipDirectory, Warehouses],
  exports: [ZipDirectory, Warehouses],
})
export class LocationsModule {}
