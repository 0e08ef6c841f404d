import { Module } from '@nestjs/common';

import { FitmentModule } from '../fitment/index.js';
import { InstallersModule } from '../installers/index.js';
import { LocationsModule } from '../locations/index.js';
import { AssortmentReader } from './assortment.reader.js';
import { FromPrices } from './browse/from-prices.js';
import { ListBrands } from './browse/list-brands.js';
import { ListTireSizes } from './browse/list-tire-sizes.js';
import { ShowBrand } from './browse/show-brand.js';
import { CatalogueController } from './catalogue.controller.js';
import { CatalogueDirectory } from './catalogue-directory.js';
import { CatalogueRefresh } from './catalogue.events.js';
import { CatalogueReader } from './catalogue.reader.js';
import { CompareTires } from './compare/compare-tires.js';
import { ListChosenTires } from './compare/list-chosen-tires.js';
import { LinesOfTires } from './lines-of-tires.reader.js';
import { FindDoorTerms } from './door-terms.js';
import { PastTirePrices } from './past-tire-prices.reader.js';
import { ShowAtShopper } from './product/show-at-shopper.js';
import { ShowProduct } from './product/show-product.js';
import { ListReviews } from './reviews/list-reviews.js';
import { ReviewReader } from './reviews/review.reader.js';
import { PricingModule } from '../pricing/index.js';
import { DoorPrices } from './search/door-prices.js';
import { ShopperOffers } from './search/shopper-offers.js';
import { TireDeals } from './search/tire-deals.js';
import { OfferBook } from './search/offer-book.js';
import { SearchTires } from './search/search-tires.js';
import { ReleaseExpiredHolds } from './stock/release-expired-holds.js';
import { StockAllocations } from './stock/stock-allocations.js';
import { StockRepository } from './stock/stock.repository.js';
import { TireReader } from './tire.reader.js';
import { TireShelves } from './tire-shelves.js';

@Module({
  imports: [LocationsModule, FitmentModule, InstallersModule, PricingModule],
  controllers: [CatalogueController],
  providers: [
    AssortmentReader,
    LinesOfTires,
    CatalogueReader,
    CatalogueDirectory,
    TireReader,
    PastTirePrices,
    TireShelves,
    CatalogueRefresh,
    DoorPrices,
    ShopperOffers,
    TireDeals,
    OfferBook,
    FindDoorTerms,
    SearchTires,
    ShowAtShopper,
    ShowProduct,
    CompareTires,
    ListChosenTires,
    FromPrices,
    ListBrands,
    ShowBrand,
    ListTireSizes,
    ReviewReader,
    ListReviews,
    StockRepository,
    StockAllocations,
    ReleaseExpiredHolds,
  ],
  exports: [
    FromPrices,
    CatalogueDirectory,
    LinesOfTires,
    FindDoorTerms,
    TireReader,
    PastTirePrices,
    StockAllocations,
    ReleaseExpiredHolds,
  ],
})
export class CatalogueModule {}
