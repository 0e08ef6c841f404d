import { Controller } from '@nestjs/common';
import { guidedClimate, guidedShopping, type HandlerInput } from '@simpletread/contract';

import type { CustomerPrincipal, Preview } from '../../platform/access/index.js';
import { Bind, CurrentPreview, Input, MaybeCustomer } from '../../platform/http/index.js';
import { priceCustomer } from '../../pricing/index.js';
import { FindClimate } from './find-climate.js';
import { RecommendTires } from './recommend-tires.js';

@Controller()
export class GuidedShoppingController {
  constructor(
    private readonly recommend: RecommendTires,
    private readonly findClimate: FindClimate,
  ) {}

  @Bind(guidedShopping)
  tires(
    @Input() { query }: HandlerInput<typeof guidedShopping>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CurrentPreview() preview: Preview | null,
  ) {
    // A preview has its own place, which overrides the request's.
    const placed = preview === null ? query : { ...query, zip: preview.zip ?? undefined };
    return this.recommend.run(placed, priceCustomer(customer, preview));
  }

  @Bind(guidedClimate)
  climate(@Input() { query }: HandlerInput<typeof guidedClimate>) {
    return this.findClimate.run(query.zip);
  }
}
