import { Module } from '@nestjs/common';

import { RecordsModule } from '../records/index.js';
import { TiresModule } from '../tires/index.js';
import { VehiclesModule } from '../vehicles/index.js';
import { TryVerdicts } from './staff/try-verdicts.js';
import { StaffVerdictsController } from './staff/verdicts.controller.js';

@Module({
  imports: [RecordsModule, TiresModule, VehiclesModule],
  controllers: [StaffVerdictsController],
  providers: [TryVerdicts],
})
export class FitmentModule {}
