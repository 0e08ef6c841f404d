import { Module } from '@nestjs/common';

import { RecordDeskModule } from '../record-desk/index.js';
import { ShopStateModule } from '../shop-state/index.js';
import { FitmentRecords } from './desk/fitment-records.js';
import { ElectricVehicleReader } from './electric-vehicle.reader.js';
import { FindVehicle } from './find-vehicle.js';
import { FitmentController } from './fitment.controller.js';
import { FitmentRefresh } from './fitment.events.js';
import { FitmentReader } from './fitment.reader.js';
import { ListElectricVehicles } from './list-electric-vehicles.js';
import { ListVehicleOptions } from './list-vehicle-options.js';
import { ShowVehicle } from './show-vehicle.js';
import { VehicleDirectory } from './vehicle-directory.js';

@Module({
  imports: [RecordDeskModule, ShopStateModule],
  controllers: [FitmentController],
  providers: [
    FitmentRecords,
    FitmentReader,
    VehicleDirectory,
    FindVehicle,
    ElectricVehicleReader,
    ListElectricVehicles,
    ListVehicleOptions,
    ShowVehicle,
    FitmentRefresh,
  ],
  exports: [VehicleDirectory, FindVehicle],
})
export class FitmentModule {}
