import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result, shippingRefusal, type ShippingRefusal } from '@simpletread/domain';

import { canInstall, type Shop, ShopDirectory } from '../../../installers/index.js';
import type { CartToChange } from '../cart.js';
import { CheckServiceArea } from './check-service-area.js';

type ChooseFault =
  'shop.required' | 'shop.unknown' | 'shop.outsideArea' | 'shop.cannotInstall' | ShippingRefusal;

/** Finds a shop for a cart: one that exists, takes work, serves the customer and mounts every size of the cart. */
@Injectable()
export class ChooseShop {
  constructor(
    private readonly shops: ShopDirectory,
    private readonly serviceArea: CheckServiceArea,
  ) {}

  async byCode({ cart, tires }: CartToChange, code: string | null): Promise<Result<Shop, ChooseFault>> {
    if (code === null) return refuse('shop.required');
    const shop = await this.shops.findByCode(code);
    if (shop === null || !shop.isActive) return refuse('shop.unknown');
    const reason = shippingRefusal(shop);
    if (reason !== null) return refuse(reason);
    const served = cart.shipTo === null ? ok(null) : await this.serviceArea.run(shop, cart.shipTo.zip);
    if (!served.ok) return served;
    const tooMuch = tires.find((tire) => !canInstall(shop, tire.size));
    return tooMuch === undefined
      ? ok(shop)
      : refuse('shop.cannotInstall', { company: shop.company, sizeCode: tooMuch.size.code });
  }

  /** The cart's current shop. */
  async ofCart({ fulfilment, shopId }: CartToChange['cart']): Promise<Result<Shop, ChooseFault>> {
    if (fulfilment !== 'ship-to-shop' || shopId === null) return refuse('shop.required');
    const shop = await this.shops.findById(shopId);
    return shop === null || !shop.isActive ? refuse('shop.unknown') : ok(shop);
  }
}
