import { Controller } from '@nestjs/common';
import { type HandlerInput, similarTires } from '@simpletread/contract';

import type { CustomerPrincipal, Preview } from '../../platform/access/index.js';
import { Bind, CurrentPreview, Input, MaybeCustomer } from '../../platform/http/index.js';
import { priceCustomer } from '../../pricing/index.js';
import { ListSimilarTires } from './list-similar-tires.js';

@Controller()
export class SimilarTiresController {
  constructor(private readonly similar: ListSimilarTires) {}

  @Bind(similarTires)
  list(
    @Input() input: HandlerInput<typeof similarTires>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CurrentPreview() preview: Preview | null,
  ) {
    // A preview has its own place, which overrides the request's.
    const { query } = input;
    const placed = preview === null ? query : { ...query, zip: preview.zip ?? undefined };
    return this.similar.run({ ...input, query: placed }, priceCustomer(customer, preview));
  }
}
