import { Module } from '@nestjs/common';

import { PricingModule } from '../../pricing/index.js';
import { TiresModule } from '../tires/index.js';
import { VehiclesModule } from '../vehicles/index.js';
import { DoorPrices } from './door-prices.js';
import { FindFittingLines } from './fitting-lines.js';
import { OfferBook } from './offer-book.js';
import { SearchTires } from './search-tires.js';
import { ShopperOffers } from './shopper-offers.js';
import { TireDeals } from './tire-deals.js';
import { TireSearchController } from './tire-search.controller.js';

@Module({
  imports: [PricingModule, TiresModule, VehiclesModule],
  controllers: [TireSearchController],
  providers: [DoorPrices, ShopperOffers, TireDeals, OfferBook, FindFittingLines, SearchTires],
  exports: [FindFittingLines, OfferBook, ShopperOffers, SearchTires],
})
export class TireSearchModule {}
