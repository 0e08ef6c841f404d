import { Injectable } from '@nestjs/common';
import { isMilitaryAddress, ok, refuse, type Result } from '@simpletread/domain';

import { ShopDirectory } from '../../../installers/index.js';
import { ZipDirectory } from '../../../delivery/index.js';
import type { Cart, CartChange, ShipToReply } from '../cart.js';
import { CheckServiceArea } from './check-service-area.js';

/** Saves the recipient and address: a real place in the contiguous states, in the given state. */
@Injectable()
export class SetCartShipTo {
  constructor(
    private readonly zips: ZipDirectory,
    private readonly shops: ShopDirectory,
    private readonly serviceArea: CheckServiceArea,
  ) {}

  async run({ shopId }: Cart, shipTo: ShipToReply): Promise<Result<CartChange>> {
    const { address1, address2, city, state, zip } = shipTo;
    const address = { line1: address1, line2: address2, city, state, zip };
    if (isMilitaryAddress(address)) return refuse('contact.militaryAddress');
    const place = await this.zips.shippedPlace(zip);
    if (!place.ok) return place;
    if (place.value.state !== state) return refuse('contact.zipStateMismatch', { zip, state });
    const shop = shopId === null ? null : await this.shops.findById(shopId);
    const served = shop === null ? ok(null) : await this.serviceArea.run(shop, zip);
    if (!served.ok) return served;
    return ok({ shipTo, zip });
  }
}
