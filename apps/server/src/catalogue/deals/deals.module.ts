import { Module } from '@nestjs/common';

import { ContentModule } from '../../content/index.js';
import { PricingModule } from '../../pricing/index.js';
import { BrandsModule } from '../brands/index.js';
import { TireSearchModule } from '../tire-search/index.js';
import { TiresModule } from '../tires/index.js';
import { VehiclesModule } from '../vehicles/index.js';
import { DealsController } from './deals.controller.js';
import { LinesInScope } from './lines-in-scope.js';
import { ShowDeals } from './show-deals.js';

/** Public deals, made from pricing's promotions, campaign dates and the catalogue's tires. It stores nothing. */
@Module({
  imports: [BrandsModule, ContentModule, PricingModule, TireSearchModule, TiresModule, VehiclesModule],
  controllers: [DealsController],
  providers: [LinesInScope, ShowDeals],
})
export class DealsModule {}
