import { Module } from '@nestjs/common';

import { CatalogueModule } from '../catalogue/index.js';
import { FitmentModule } from '../fitment/index.js';
import { SearchController } from './search.controller.js';
import { SearchTypeahead } from './search-typeahead.js';
import { SuggestionIndexes } from './suggestion-indexes.js';
import { SuggestVehicles } from './suggest-vehicles.js';

@Module({
  imports: [CatalogueModule, FitmentModule],
  controllers: [SearchController],
  providers: [SuggestionIndexes, SuggestVehicles, SearchTypeahead],
})
export class SearchModule {}
