import { Injectable } from '@nestjs/common';
import { isMilitaryAddress, ok, refuse, type Result } from '@simpletread/domain';

import { ShopDirectory } from '../installers/index.js';
import { ZipDirectory } from '../locations/index.js';
import type { Transaction } from '../platform/database/index.js';
import type { Cart, ShipToReply } from './cart.js';
import { CartRepository } from './cart.repository.js';
import { CheckServiceArea } from './check-service-area.js';

/** Keeps who receives the order and where: a real place of the contiguous states, in the state it says. */
@Injectable()
export class SetCartShipTo {
  constructor(
    private readonly carts: CartRepository,
    private readonly zips: ZipDirectory,
    private readonly shops: ShopDirectory,
    private readonly serviceArea: CheckServiceArea,
  ) {}

  async run(tx: Transaction, cart: Cart, shipTo: ShipToReply): Promise<Result<null>> {
    const { address1, city, state, zip } = shipTo;
    if (isMilitaryAddress({ line1: address1, city, state, zip })) return refuse('contact.militaryAddress');
    const place = await this.zips.place(zip);
    if (!place.ok) return place;
    if (place.value.isMilitary) return refuse('contact.militaryAddress');
    if (place.value.state !== state) return refuse('contact.zipStateMismatch', { zip, state });
    if (!place.value.isContiguous) return refuse('contact.outsideShippingArea');
    const shop = cart.shopId === null ? null : await this.shops.findById(cart.shopId);
    const served = shop === null ? ok(null) : await this.serviceArea.run(shop, zip);
    if (!served.ok) return served;
    await this.carts.setShipTo(tx, cart.cartId, shipTo);
    return ok(null);
  }
}
