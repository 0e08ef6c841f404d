import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { KnownVehicles } from '../../sso/index.js';
import { RecordsModule } from '../records/index.js';
import { ElectricVehicleReader } from './electric-vehicle.reader.js';
import { FindVehicle } from './find-vehicle.js';
import { FitmentController } from './fitment.controller.js';
import { FitmentRefresh } from './fitment.events.js';
import { FitmentReader } from './fitment.reader.js';
import { ListElectricVehicles } from './list-electric-vehicles.js';
import { ListVehicleOptions } from './list-vehicle-options.js';
import { ShowVehicle } from './show-vehicle.js';
import { FitmentRecords } from './staff/fitment-records.js';
import { ShowStaffVehicle } from './staff/show-staff-vehicle.js';
import { VehicleReader } from './staff/vehicle.reader.js';
import { StaffVehiclesController } from './staff/vehicles.controller.js';
import { VehicleDirectory } from './vehicle-directory.js';
import { fitmentEntity } from './fitment.entity.js';
import { fitmentRevisionEntity } from './fitment-revision.entity.js';
import { knownVehicleEntity } from './known-vehicle.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([fitmentEntity, fitmentRevisionEntity, knownVehicleEntity]),
    RecordsModule,
  ],
  controllers: [StaffVehiclesController, FitmentController],
  providers: [
    VehicleReader,
    ShowStaffVehicle,
    FitmentRecords,
    FitmentReader,
    VehicleDirectory,
    FindVehicle,
    ElectricVehicleReader,
    ListElectricVehicles,
    ListVehicleOptions,
    ShowVehicle,
    FitmentRefresh,
    { provide: KnownVehicles, useExisting: FindVehicle },
  ],
  exports: [FindVehicle, VehicleDirectory],
})
export class VehiclesModule {}
