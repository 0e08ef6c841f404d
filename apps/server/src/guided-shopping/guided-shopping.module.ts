import { Module } from '@nestjs/common';

import { CatalogueModule } from '../catalogue/index.js';
import { LocationsModule } from '../locations/index.js';
import { FindClimate } from './find-climate.js';
import { GuidedShoppingController } from './guided-shopping.controller.js';
import { RecommendTires } from './recommend-tires.js';

@Module({
  imports: [CatalogueModule, LocationsModule],
  controllers: [GuidedShoppingController],
  providers: [RecommendTires, FindClimate],
})
export class GuidedShoppingModule {}
