import { Controller } from '@nestjs/common';
import { findShops, getShop, type HandlerInput } from '@simpletread/contract';

import { Bind, Input } from '../../platform/http/index.js';
import { FindShops } from './find-shops.js';
import { ShowShop } from './show-shop.js';

@Controller()
export class InstallersController {
  constructor(
    private readonly findNear: FindShops,
    private readonly showShop: ShowShop,
  ) {}

  @Bind(findShops)
  near(@Input() { query }: HandlerInput<typeof findShops>) {
    return this.findNear.run(query);
  }

  @Bind(getShop)
  shop(@Input() { params }: HandlerInput<typeof getShop>) {
    return this.showShop.run(params.code);
  }
}
