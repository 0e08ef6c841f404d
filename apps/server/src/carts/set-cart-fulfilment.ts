import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { TireReader } from '../catalogue/index.js';
import { canInstall, ShopDirectory } from '../installers/index.js';
import type { Transaction } from '../platform/database/index.js';
import type { Cart, Fulfilment } from './cart.js';
import { CartRepository } from './cart.repository.js';
import { CheckServiceArea } from './check-service-area.js';

interface Choice {
  readonly fulfilment: Fulfilment;
  readonly shopCode: string | null;
}

/** Sends the tires home, or to a shop that exists, takes work and can mount every size of the cart. */
@Injectable()
export class SetCartFulfilment {
  constructor(
    private readonly carts: CartRepository,
    private readonly shops: ShopDirectory,
    private readonly tires: TireReader,
    private readonly serviceArea: CheckServiceArea,
  ) {}

  async run(tx: Transaction, cart: Cart, { fulfilment, shopCode }: Choice): Promise<Result<null>> {
    if (fulfilment === 'ship-to-me') {
      await this.carts.setFulfilment(tx, cart.cartId, fulfilment, null);
      return ok(null);
    }
    if (shopCode === null) return refuse('shop.required');
    const shop = await this.shops.findByCode(shopCode);
    if (shop === null || !shop.isActive) return refuse('shop.unknown');
    const served = cart.shipTo === null ? ok(null) : await this.serviceArea.run(shop, cart.shipTo.zip);
    if (!served.ok) return served;
    const tires = await this.tires.byIds(cart.lines.map(({ tireId }) => tireId));
    const tooMuch = tires.find((tire) => !canInstall(shop, tire.size));
    if (tooMuch !== undefined) {
      return refuse('shop.cannotInstall', { company: shop.company, sizeCode: tooMuch.size.code });
    }
    await this.carts.setFulfilment(tx, cart.cartId, fulfilment, shop.shopId);
    return ok(null);
  }
}
