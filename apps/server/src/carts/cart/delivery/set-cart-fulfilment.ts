import { Injectable } from '@nestjs/common';
import { type Fulfilment, hasAllTires, ok, refuse, type Result } from '@simpletread/domain';

import { PickupPointDirectory } from '../../../delivery/index.js';
import type { CartChange, CartToChange } from '../cart.js';
import { ChooseShop } from './choose-shop.js';
import { wantedStockOf } from './wanted-stock.js';

interface Choice {
  readonly fulfilment: Fulfilment;
  readonly shopCode: string | null;
  readonly pickupPointCode: string | null;
}

type Place = Pick<CartChange, 'shopId' | 'appointment' | 'pickupPointCode'>;

const HOME = { shopId: null, appointment: null, pickupPointCode: null } as const satisfies Place;

/**
 * Sends the tires home, to a shop that exists, takes work and can mount every size of the cart, or to a location of the carrier, or keeps
 * them at the counter of a warehouse that has all of them.
 */
@Injectable()
export class SetCartFulfilment {
  constructor(
    private readonly chooseShop: ChooseShop,
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
      case 'warehouse-pickup':
        return this.atWarehouse(open, pickupPointCode);
    }
  }

  /** An appointment is one at its shop, and falls away with it. */
  private async atShop(open: CartToChange, code: string | null): Promise<Result<Place>> {
    const shop = await this.chooseShop.byCode(open, code);
    if (!shop.ok) return shop;
    const { shopId } = shop.value;
    const { cart } = open;
    return ok({ ...HOME, shopId, appointment: cart.shopId === shopId ? cart.appointment : null });
  }

  private async atWarehouse(open: CartToChange, code: string | null): Promise<Result<Place>> {
    if (code === null) return refuse('warehousePickup.required');
    const counter = await this.pickupPoints.takingCounter(code);
    if (!counter.ok) return counter;
    const wanted = wantedStockOf(open.cart.lines, open.tires);
    return hasAllTires(wanted.lines, wanted.levels, counter.value.warehouseCode)
      ? ok({ ...HOME, pickupPointCode: counter.value.code })
      : refuse('warehousePickup.notInStock');
  }

  private async atPickupPoint(code: string | null): Promise<Result<Place>> {
    if (code === null) return refuse('pickupPoint.required');
    const point = await this.pickupPoints.taking(code);
    return point.ok ? ok({ ...HOME, pickupPointCode: point.value.code }) : point;
  }
}
