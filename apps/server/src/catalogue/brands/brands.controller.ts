import { Controller } from '@nestjs/common';
import { getBrand, type HandlerInput, listBrands } from '@simpletread/contract';

import type { CustomerPrincipal, Preview } from '../../platform/access/index.js';
import { Bind, CurrentPreview, Input, MaybeCustomer } from '../../platform/http/index.js';
import { priceCustomer } from '../../pricing/index.js';

import { ListBrands } from './list-brands.js';
import { ShowBrand } from './show-brand.js';

@Controller()
export class BrandsController {
  constructor(
    private readonly brands: ListBrands,
    private readonly brand: ShowBrand,
  ) {}

  @Bind(listBrands)
  listBrands(
    @Input() { query }: HandlerInput<typeof listBrands>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CurrentPreview() preview: Preview | null,
  ) {
    return this.brands.run(query, priceCustomer(customer, preview));
  }

  @Bind(getBrand)
  showBrand(
    @Input() input: HandlerInput<typeof getBrand>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CurrentPreview() preview: Preview | null,
  ) {
    return this.brand.run(input, priceCustomer(customer, preview));
  }
}
