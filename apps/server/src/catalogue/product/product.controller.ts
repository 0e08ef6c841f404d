import { Controller } from '@nestjs/common';
import { getProduct, type HandlerInput } from '@simpletread/contract';

import type { CustomerPrincipal, Preview } from '../../platform/access/index.js';
import { Bind, CurrentPreview, Input, MaybeCustomer } from '../../platform/http/index.js';
import { priceCustomer } from '../../pricing/index.js';
import { placedBy } from '../tires/index.js';
import { ShowProduct } from './show-product.js';

@Controller()
export class ProductController {
  constructor(private readonly products: ShowProduct) {}

  @Bind(getProduct)
  product(
    @Input() input: HandlerInput<typeof getProduct>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CurrentPreview() preview: Preview | null,
  ) {
    return this.products.run(
      { ...input, query: placedBy(input.query, preview) },
      priceCustomer(customer, preview),
    );
  }
}
