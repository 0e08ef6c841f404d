import { Module } from '@nestjs/common';

import { PricingModule } from '../../pricing/index.js';
import { BrandsModule } from '../brands/index.js';
import { TireSearchModule } from '../tire-search/index.js';
import { TiresModule } from '../tires/index.js';
import { VehiclesModule } from '../vehicles/index.js';
import { HubBook } from './hub-book.js';
import { HubsController } from './hubs.controller.js';
import { ListHubAddresses } from './list-hub-addresses.js';
import { ShowHub } from './show-hub.js';

@Module({
  imports: [BrandsModule, PricingModule, TireSearchModule, TiresModule, VehiclesModule],
  controllers: [HubsController],
  providers: [HubBook, ShowHub, ListHubAddresses],
  exports: [HubBook],
})
export class HubsModule {}
