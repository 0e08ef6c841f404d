import { Controller } from '@nestjs/common';
import { getAdminProduct, type HandlerInput, listProducts } from '@simpletread/contract';
import { ok, refuse } from '@simpletread/domain';

import { Bind, Input } from '../../../platform/http/index.js';
import { ProductListReader } from './product-list.reader.js';
import { ProductReader } from './product.reader.js';

@Controller()
export class StaffProductsController {
  constructor(
    private readonly products: ProductListReader,
    private readonly product: ProductReader,
  ) {}

  @Bind(listProducts)
  async list(@Input() { query }: HandlerInput<typeof listProducts>) {
    return ok(await this.products.page(query));
  }

  @Bind(getAdminProduct)
  async show(@Input() { params }: HandlerInput<typeof getAdminProduct>) {
    const found = await this.product.find(params.id);
    return found === null ? refuse('record.missing') : ok(found);
  }
}
