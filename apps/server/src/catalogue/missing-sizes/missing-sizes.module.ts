import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { VehiclesModule } from '../vehicles/index.js';
import { AskForSizes } from './ask-for-sizes.js';
import { ForgetAskings } from './forget-askings.js';
import { missingSizeEntity } from './missing-size.entity.js';
import { MissingSizeRepository } from './missing-size.repository.js';
import { missingSizeAskingEntity } from './missing-size-asking.entity.js';
import { MissingSizesController } from './missing-sizes.controller.js';
import { DismissMissingSize } from './staff/dismiss-missing-size.js';
import { MissingSizeListReader } from './staff/missing-size-list.reader.js';
import { StaffMissingSizesController } from './staff/missing-sizes.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([missingSizeEntity, missingSizeAskingEntity]), VehiclesModule],
  controllers: [MissingSizesController, StaffMissingSizesController],
  providers: [MissingSizeRepository, AskForSizes, ForgetAskings, MissingSizeListReader, DismissMissingSize],
})
export class MissingSizesModule {}
