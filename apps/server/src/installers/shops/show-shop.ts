import { Injectable } from '@nestjs/common';
import type { ShopPage } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { shopPageOf } from './shop.js';
import { ShopDirectory } from './shop-directory.js';

/** One shop of the program. A suspended shop is as unknown as a missing one. */
@Injectable()
export class ShowShop {
  constructor(private readonly shops: ShopDirectory) {}

  async run(code: string): Promise<Result<ShopPage, 'shop.unknown'>> {
    const shop = await this.shops.findByCode(code);
    return shop === null || !shop.isActive ? refuse('shop.unknown') : ok(shopPageOf(shop));
  }
}
