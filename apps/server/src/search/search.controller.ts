import { Controller } from '@nestjs/common';
import { type HandlerInput, searchTypeahead } from '@simpletread/contract';

import { Bind, Input } from '../platform/http/index.js';
import { TaughtSearch } from './desk/taught-search.js';

@Controller()
export class SearchController {
  constructor(private readonly search: TaughtSearch) {}

  @Bind(searchTypeahead)
  suggest(@Input() { query }: HandlerInput<typeof searchTypeahead>) {
    return this.search.run(query);
  }
}
