import { Controller } from '@nestjs/common';
import { type HandlerInput, searchTypeahead } from '@simpletread/contract';

import { Bind, Input } from '../platform/http/index.js';
import { SearchTypeahead } from './search-typeahead.js';

@Controller()
export class SearchController {
  constructor(private readonly typeahead: SearchTypeahead) {}

  @Bind(searchTypeahead)
  suggest(@Input() { query }: HandlerInput<typeof searchTypeahead>) {
    return this.typeahead.run(query);
  }
}
