import { Module } from '@nestjs/common';

import { DeliveryModule } from '../../delivery/index.js';
import { TireSearchModule } from '../tire-search/index.js';
import { FindClimate } from './find-climate.js';
import { GuidedShoppingController } from './guided-shopping.controller.js';
import { RecommendTires } from './recommend-tires.js';

@Module({
  imports: [DeliveryModule, TireSearchModule],
  controllers: [GuidedShoppingController],
  providers: [RecommendTires, FindClimate],
})
export class GuidedShoppingModule {}
