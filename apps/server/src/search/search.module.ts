import { Module } from '@nestjs/common';

import { CatalogueModule } from '../catalogue/index.js';
import { FitmentModule } from '../fitment/index.js';
import { AdminSearchesController } from './desk/admin-searches.controller.js';
import { AskedRepository } from './desk/asked.repository.js';
import { CountSearches } from './desk/count-searches.js';
import { SearchRecords } from './desk/search-records.js';
import { SearchWords } from './desk/search-words.js';
import { TaughtSearch } from './desk/taught-search.js';
import { RecordDeskModule } from '../record-desk/index.js';
import { ShopStateModule } from '../shop-state/index.js';
import { SearchController } from './search.controller.js';
import { SearchTypeahead } from './search-typeahead.js';
import { SuggestionIndexes } from './suggestion-indexes.js';
import { SuggestVehicles } from './suggest-vehicles.js';

@Module({
  imports: [CatalogueModule, FitmentModule, RecordDeskModule, ShopStateModule],
  controllers: [SearchController, AdminSearchesController],
  providers: [
    SearchRecords,
    SearchWords,
    AskedRepository,
    CountSearches,
    TaughtSearch,
    SuggestionIndexes,
    SuggestVehicles,
    SearchTypeahead,
  ],
})
export class SearchModule {}
