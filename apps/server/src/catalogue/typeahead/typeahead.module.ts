import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { RecordsModule } from '../records/index.js';
import { TiresModule } from '../tires/index.js';
import { VehiclesModule } from '../vehicles/index.js';
import { SearchTypeahead } from './search-typeahead.js';
import { SearchController } from './search.controller.js';
import { AskedRepository } from './staff/asked.repository.js';
import { CountSearches } from './staff/count-searches.js';
import { SearchRecords } from './staff/search-records.js';
import { SearchWords } from './staff/search-words.js';
import { StaffSearchesController } from './staff/searches.controller.js';
import { TaughtSearch } from './staff/taught-search.js';
import { SuggestVehicles } from './suggestions/suggest-vehicles.js';
import { SuggestionIndexes } from './suggestions/suggestion-indexes.js';
import { WarmSearch } from './suggestions/warm-search.js';
import { askedSearchEntity } from './asked-search.entity.js';
import { searchRedirectEntity } from './search-redirect.entity.js';
import { searchRevisionEntity } from './search-revision.entity.js';
import { searchSynonymEntity } from './search-synonym.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      askedSearchEntity,
      searchRedirectEntity,
      searchRevisionEntity,
      searchSynonymEntity,
    ]),
    RecordsModule,
    TiresModule,
    VehiclesModule,
  ],
  controllers: [SearchController, StaffSearchesController],
  providers: [
    SearchRecords,
    SearchWords,
    AskedRepository,
    CountSearches,
    TaughtSearch,
    SuggestionIndexes,
    WarmSearch,
    SuggestVehicles,
    SearchTypeahead,
  ],
})
export class TypeaheadModule {}
