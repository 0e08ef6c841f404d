import { Controller } from '@nestjs/common';
import { getAdminShop, type HandlerInput, listShops } from '@simpletread/contract';
import { ok, refuse } from '@simpletread/domain';

import { Bind, Input } from '../../platform/http/index.js';
import { ShopListReader } from './shop.reader.js';

@Controller()
export class AdminShopsController {
  constructor(private readonly shops: ShopListReader) {}

  @Bind(listShops)
  async list(@Input() { query }: HandlerInput<typeof listShops>) {
    return ok(await this.shops.page(query));
  }

  @Bind(getAdminShop)
  async show(@Input() { params }: HandlerInput<typeof getAdminShop>) {
    const found = await this.shops.find(params.id);
    return found === null ? refuse('record.missing') : ok(found);
  }
}
