import { Controller } from '@nestjs/common';
import { getProduct, type HandlerInput } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { CustomerPrincipal, Preview } from '../../platform/access/index.js';
import { Bind, CurrentPreview, Input, MaybeCustomer, withPrepared } from '../../platform/http/index.js';
import { priceCustomer } from '../../pricing/index.js';
import { placedBy } from '../tires/index.js';
import { productReply, writeProduct } from './product-reply.js';
import { ShowProduct } from './show-product.js';

@Controller()
export class ProductController {
  constructor(private readonly products: ShowProduct) {}

  @Bind(getProduct)
  async product(
    @Input() input: HandlerInput<typeof getProduct>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CurrentPreview() preview: Preview | null,
  ) {
    const asked = { ...input, query: placedBy(input.query, preview) };
    const shown = await this.products.run(asked, priceCustomer(customer, preview));
    if (!shown.ok) return shown;
    const result = ok(productReply(shown.value));
    return preview === null
      ? withPrepared(result, { prepared: writeProduct(shown.value), maxAgeSeconds: getProduct.cacheSeconds })
      : result;
  }
}
