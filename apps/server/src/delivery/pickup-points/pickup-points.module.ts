import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { PlacesModule } from '../places/index.js';
import { CounterRepository } from './counter.repository.js';
import { FindPickupPoints } from './find-pickup-points.js';
import { PickupPointDirectory } from './pickup-point-directory.js';
import { PickupPointReader } from './pickup-point.reader.js';
import { PickupPointsController } from './pickup-points.controller.js';
import { pickupPointEntity } from './pickup-point.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([pickupPointEntity]), PlacesModule],
  controllers: [PickupPointsController],
  providers: [CounterRepository, PickupPointReader, PickupPointDirectory, FindPickupPoints],
  exports: [CounterRepository, PickupPointDirectory],
})
export class PickupPointsModule {}
