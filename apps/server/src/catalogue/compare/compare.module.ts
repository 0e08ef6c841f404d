import { Module } from '@nestjs/common';

import { DeliveryModule } from '../../delivery/index.js';
import { PricingModule } from '../../pricing/index.js';
import { TireSearchModule } from '../tire-search/index.js';
import { TiresModule } from '../tires/index.js';
import { VehiclesModule } from '../vehicles/index.js';
import { CompareTires } from './compare-tires.js';
import { CompareController } from './compare.controller.js';
import { ListChosenTires } from './list-chosen-tires.js';

@Module({
  imports: [DeliveryModule, PricingModule, TireSearchModule, TiresModule, VehiclesModule],
  controllers: [CompareController],
  providers: [CompareTires, ListChosenTires],
})
export class CompareModule {}
