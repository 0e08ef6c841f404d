import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { canInstall, ShopDirectory } from '../installers/index.js';
import type { CartChange, CartToChange, Fulfilment } from './cart.js';
import { CheckServiceArea } from './check-service-area.js';

interface Choice {
  readonly fulfilment: Fulfilment;
  readonly shopCode: string | null;
}

/** Sends the tires home, or to a shop that exists, takes work and can mount every size of the cart. */
@Injectable()
export class SetCartFulfilment {
  constructor(
    private readonly shops: ShopDirectory,
    private readonly serviceArea: CheckServiceArea,
  ) {}

  async run({ cart, tires }: CartToChange, { fulfilment, shopCode }: Choice): Promise<Result<CartChange>> {
    if (fulfilment === 'ship-to-me') return ok({ fulfilment, shopId: null });
    if (shopCode === null) return refuse('shop.required');
    const shop = await this.shops.findByCode(shopCode);
    if (shop === null || !shop.isActive) return refuse('shop.unknown');
    const served = cart.shipTo === null ? ok(null) : await this.serviceArea.run(shop, cart.shipTo.zip);
    if (!served.ok) return served;
    const tooMuch = tires.find((tire) => !canInstall(shop, tire.size));
    if (tooMuch !== undefined) {
      return refuse('shop.cannotInstall', { company: shop.company, sizeCode: tooMuch.size.code });
    }
    return ok({ fulfilment, shopId: shop.shopId });
  }
}
