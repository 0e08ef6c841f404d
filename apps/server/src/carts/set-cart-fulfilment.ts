import { Injectable } from '@nestjs/common';
import { type Fulfilment, ok, refuse, type Result } from '@simpletread/domain';

import { canInstall, ShopDirectory } from '../installers/index.js';
import { PickupPointDirectory } from '../locations/index.js';
import type { CartChange, CartToChange } from './cart.js';
import { CheckServiceArea } from './check-service-area.js';

interface Choice {
  readonly fulfilment: Fulfilment;
  readonly shopCode: string | null;
  readonly pickupPointCode: string | null;
}

type Place = Pick<CartChange, 'shopId' | 'pickupPointCode'>;

const HOME = { shopId: null, pickupPointCode: null } as const satisfies Place;

/** Sends the tires home, to a shop that exists, takes work and can mount every size of the cart, or to a location of the carrier. */
@Injectable()
export class SetCartFulfilment {
  constructor(
    private readonly shops: ShopDirectory,
    private readonly serviceArea: CheckServiceArea,
    private readonly pickupPoints: PickupPointDirectory,
  ) {}

  async run(open: CartToChange, { fulfilment, ...codes }: Choice): Promise<Result<CartChange>> {
    const place = await this.placeOf(open, fulfilment, codes);
    return place.ok ? ok({ fulfilment, ...place.value }) : place;
  }

  private async placeOf(
    open: CartToChange,
    fulfilment: Fulfilment,
    { shopCode, pickupPointCode }: Omit<Choice, 'fulfilment'>,
  ): Promise<Result<Place>> {
    switch (fulfilment) {
      case 'ship-to-me':
        return ok(HOME);
      case 'ship-to-shop':
        return this.atShop(open, shopCode);
      case 'fedex-pickup':
        return this.atPickupPoint(pickupPointCode);
    }
  }

  private async atShop({ cart, tires }: CartToChange, code: string | null): Promise<Result<Place>> {
    if (code === null) return refuse('shop.required');
    const shop = await this.shops.findByCode(code);
    if (shop === null || !shop.isActive) return refuse('shop.unknown');
    const served = cart.shipTo === null ? ok(null) : await this.serviceArea.run(shop, cart.shipTo.zip);
    if (!served.ok) return served;
    const tooMuch = tires.find((tire) => !canInstall(shop, tire.size));
    if (tooMuch !== undefined) {
      return refuse('shop.cannotInstall', { company: shop.company, sizeCode: tooMuch.size.code });
    }
    return ok({ ...HOME, shopId: shop.shopId });
  }

  private async atPickupPoint(code: string | null): Promise<Result<Place>> {
    if (code === null) return refuse('pickupPoint.required');
    const point = await this.pickupPoints.taking(code);
    return point.ok ? ok({ ...HOME, pickupPointCode: point.value.code }) : point;
  }
}
