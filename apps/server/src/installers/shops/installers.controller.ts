import { Controller } from '@nestjs/common';
import {
  findShops,
  getShop,
  getShopArea,
  type HandlerInput,
  listShopAddresses,
  listShopAreas,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { Bind, Input } from '../../platform/http/index.js';
import { FindShops } from './find-shops.js';
import { ShopReader } from './shop.reader.js';
import { ShowShop } from './show-shop.js';
import { ShowShopAreas } from './show-shop-area.js';

@Controller()
export class InstallersController {
  constructor(
    private readonly findNear: FindShops,
    private readonly showShop: ShowShop,
    private readonly areas: ShowShopAreas,
    private readonly reader: ShopReader,
  ) {}

  @Bind(findShops)
  near(@Input() { query }: HandlerInput<typeof findShops>) {
    return this.findNear.run(query);
  }

  @Bind(getShop)
  shop(@Input() { params }: HandlerInput<typeof getShop>) {
    return this.showShop.run(params.code);
  }

  @Bind(listShopAddresses)
  async addresses() {
    return ok([...(await this.reader.addresses())]);
  }

  @Bind(listShopAreas)
  async list(@Input() { query }: HandlerInput<typeof listShopAreas>) {
    return ok(await this.areas.list(query.mostCities));
  }

  @Bind(getShopArea)
  area(@Input() { params, query }: HandlerInput<typeof getShopArea>) {
    return this.areas.show(params.slug, query);
  }
}
