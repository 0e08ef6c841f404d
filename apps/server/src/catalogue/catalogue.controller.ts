import { Controller } from '@nestjs/common';
import { getProduct, type HandlerInput, searchTires } from '@simpletread/contract';

import { Bind, Input } from '../platform/http/index.js';
import { ShowProduct } from './product/show-product.js';
import { SearchTires } from './search/search-tires.js';

@Controller()
export class CatalogueController {
  constructor(
    private readonly tires: SearchTires,
    private readonly products: ShowProduct,
  ) {}

  @Bind(searchTires)
  search(@Input() { query }: HandlerInput<typeof searchTires>) {
    return this.tires.run(query);
  }

  @Bind(getProduct)
  product(@Input() input: HandlerInput<typeof getProduct>) {
    return this.products.run(input);
  }
}
