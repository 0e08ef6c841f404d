import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsModule } from '../accounts/index.js';
import { AddVehicle } from './add-vehicle.js';
import { ChangeVehicle } from './change-vehicle.js';
import { GarageController } from './garage.controller.js';
import { GarageRepository } from './garage.repository.js';
import { OwnVehicles } from './own-vehicles.js';
import { RemindRotations } from './remind-rotations.js';
import { garageVehicleEntity } from './garage-vehicle.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([garageVehicleEntity]), AccountsModule],
  controllers: [GarageController],
  providers: [OwnVehicles, GarageRepository, AddVehicle, ChangeVehicle, RemindRotations],
  exports: [OwnVehicles, GarageRepository],
})
export class GarageModule {}
