import { Module } from '@nestjs/common';

import { FitmentModule } from '../fitment/index.js';
import { InstallersModule } from '../installers/index.js';
import { LocationsModule } from '../locations/index.js';
import { MovedAddressesController } from './addresses/moved-addresses.controller.js';
import { MovedAddresses } from './addresses/moved-addresses.js';
import { MovedAddressesReader } from './addresses/moved-addresses.reader.js';
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
import { FeedsController } from './feeds/feeds.controller.js';
import { ListMerchantTires } from './feeds/list-merchant-tires.js';
import { TiresOnSale } from './feeds/tires-on-sale.reader.js';
import { HubBook } from './hubs/hub-book.js';
import { HubsController } from './hubs/hubs.controller.js';
import { ListHubAddresses } from './hubs/list-hub-addresses.js';
import { ListHubReviews } from './hubs/list-hub-reviews.js';
import { ShowHub } from './hubs/show-hub.js';
import { CatalogueRecords } from './desk/catalogue-records.js';
import { AdminOurPicksController } from './desk/picks/admin-our-picks.controller.js';
import { PickRepository } from './desk/picks/pick.repository.js';
import { SavePicks } from './desk/picks/save-picks.js';
import { AdminScoreWeightsController } from './desk/score-weights/admin-score-weights.controller.js';
import { ListScoreExamples } from './desk/score-weights/list-score-examples.js';
import { PublishScores } from './desk/score-weights/publish-scores.js';
import { RunScorePublication } from './desk/score-weights/run-score-publication.js';
import { SaveScoreDraft } from './desk/score-weights/save-score-draft.js';
import { ScorePublicationRepository } from './desk/score-weights/score-publication.repository.js';
import { ScoreWeightsRepository } from './desk/score-weights/score-weights.repository.js';
import { ShowScoreDesk } from './desk/score-weights/show-score-desk.js';
import { TryScoreWeights } from './desk/score-weights/try-score-weights.js';
import { AdminVerdictsController } from './desk/verdicts/admin-verdicts.controller.js';
import { TryVerdicts } from './desk/verdicts/try-verdicts.js';
import { LinesOfTires } from './lines-of-tires.reader.js';
import { FindDoorTerms } from './door-terms.js';
import { PastTirePrices } from './past-tire-prices.reader.js';
import { ListSimilarTires } from './product/list-similar-tires.js';
import { ShowAtShopper } from './product/show-at-shopper.js';
import { ShowProduct } from './product/show-product.js';
import { SimilarTiresController } from './product/similar-tires.controller.js';
import { ListReviews } from './reviews/list-reviews.js';
import { ReviewBook } from './reviews/review-book.js';
import { ReviewReader } from './reviews/review.reader.js';
import { PricingModule } from '../pricing/index.js';
import { RecordDeskModule } from '../record-desk/index.js';
import { ShopStateModule } from '../shop-state/index.js';
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
  imports: [
    LocationsModule,
    FitmentModule,
    InstallersModule,
    PricingModule,
    RecordDeskModule,
    ShopStateModule,
  ],
  controllers: [
    AdminOurPicksController,
    AdminScoreWeightsController,
    AdminVerdictsController,
    CatalogueController,
    FeedsController,
    HubsController,
    MovedAddressesController,
    SimilarTiresController,
  ],
  providers: [
    CatalogueRecords,
    PickRepository,
    TryVerdicts,
    SavePicks,
    ScoreWeightsRepository,
    ScorePublicationRepository,
    RunScorePublication,
    ShowScoreDesk,
    SaveScoreDraft,
    PublishScores,
    ListScoreExamples,
    TryScoreWeights,
    AssortmentReader,
    LinesOfTires,
    CatalogueReader,
    CatalogueDirectory,
    TireReader,
    PastTirePrices,
    TireShelves,
    CatalogueRefresh,
    MovedAddressesReader,
    MovedAddresses,
    DoorPrices,
    ShopperOffers,
    TireDeals,
    OfferBook,
    FindDoorTerms,
    SearchTires,
    ShowAtShopper,
    ShowProduct,
    ListSimilarTires,
    CompareTires,
    ListChosenTires,
    FromPrices,
    ListBrands,
    ShowBrand,
    ListTireSizes,
    ReviewReader,
    TiresOnSale,
    ListMerchantTires,
    ReviewBook,
    ListReviews,
    HubBook,
    ShowHub,
    ListHubReviews,
    ListHubAddresses,
    StockRepository,
    StockAllocations,
    ReleaseExpiredHolds,
  ],
  exports: [
    SearchTires,
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
