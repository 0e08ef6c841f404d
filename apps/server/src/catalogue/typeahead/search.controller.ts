import { Controller } from '@nestjs/common';
import { type HandlerInput, searchTypeahead } from '@simpletread/contract';

import type { Preview } from '../../platform/access/index.js';
import { Bind, CurrentPreview, Input } from '../../platform/http/index.js';
import { TaughtSearch } from './staff/taught-search.js';

@Controller()
export class SearchController {
  constructor(private readonly search: TaughtSearch) {}

  @Bind(searchTypeahead)
  suggest(
    @Input() { query }: HandlerInput<typeof searchTypeahead>,
    @CurrentPreview() preview: Preview | null,
  ) {
    return this.search.run(query, preview === null);
  }
}
