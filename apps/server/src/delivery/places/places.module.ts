import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { WarehousesModule } from '../warehouses/index.js';
import { LocationsRefresh } from './locations.events.js';
import { PlacesController } from './places.controller.js';
import { ZipDirectory } from './zip-directory.js';
import { ZipReader } from './zip.reader.js';
import { placeRevisionEntity } from './place-revision.entity.js';
import { stateTaxEntity } from './state-tax.entity.js';
import { stateTaxPastEntity } from './state-tax-past.entity.js';
import { zipEntity } from './zip.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([placeRevisionEntity, stateTaxEntity, stateTaxPastEntity, zipEntity]),
    WarehousesModule,
  ],
  controllers: [PlacesController],
  providers: [ZipReader, ZipDirectory, LocationsRefresh],
  exports: [ZipDirectory],
})
export class PlacesModule {}
