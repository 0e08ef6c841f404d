import { Module } from '@nestjs/common';

import { FindVehicle } from './find-vehicle.js';
import { FitmentController } from './fitment.controller.js';
import { FitmentRefresh } from './fitment.events.js';
import { FitmentReader } from './fitment.reader.js';
import { ListVehicleOptions } from './list-vehicle-options.js';
import { ShowVehicle } from './show-vehicle.js';
import { VehicleDirectory } from './vehicle-directory.js';

@Module({
  controllers: [FitmentController],
  providers: [FitmentReader, VehicleDirectory, FindVehicle, ListVehicleOptions, ShowVehicle, FitmentRefresh],
  exports: [VehicleDirectory, FindVehicle],
})
export class FitmentModule {}
