import { Controller } from '@nestjs/common';
import { type HandlerInput, searchTires } from '@simpletread/contract';

import type { CustomerPrincipal, Preview } from '../../platform/access/index.js';
import { Bind, CurrentPreview, Input, MaybeCustomer } from '../../platform/http/index.js';
import { priceCustomer } from '../../pricing/index.js';
import { placedBy } from '../tires/index.js';
import { SearchTires } from './search-tires.js';

@Controller()
export class TireSearchController {
  constructor(private readonly tires: SearchTires) {}

  @Bind(searchTires)
  search(
    @Input() { query }: HandlerInput<typeof searchTires>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CurrentPreview() preview: Preview | null,
  ) {
    return this.tires.run(placedBy(query, preview), priceCustomer(customer, preview));
  }
}
