import { Injectable } from '@nestjs/common';
import type { OfferedAppointments, WarehousePickup } from '@simpletread/contract';
import { mapResult, ok, type Result } from '@simpletread/domain';

import { TireReader } from '../../../catalogue/index.js';
import { newId } from '../../../platform/ids/index.js';
import { CartAppointments } from '../appointments/cart-appointments.js';
import { type CartToChange, emptyCart } from '../cart.js';
import type { OfferedGoods } from '../offer-cart.js';
import { FindWarehousePickups } from './find-warehouse-pickups.js';
import { wantedStockOf } from './wanted-stock.js';

/** The places and times that carts with the offered tires would have. */
@Injectable()
export class OfferDelivery {
  constructor(
    private readonly tires: TireReader,
    private readonly pickups: FindWarehousePickups,
    private readonly appointments: CartAppointments,
  ) {}

  /** The counters that have all tires of each offer, nearest first. */
  async counters(zip: string, offers: readonly OfferedGoods[]): Promise<Result<readonly WarehousePickup[]>> {
    const opened = await Promise.all(offers.map((goods) => this.open(goods)));
    const sets = opened.map(({ cart, tires }) => wantedStockOf(cart.lines, tires));
    return mapResult(await this.pickups.near(zip, sets), ({ warehouses }) => warehouses);
  }

  /** The times at a shop by which the tires of every offer have arrived. */
  async times(
    shopCode: string,
    offers: readonly [OfferedGoods, ...OfferedGoods[]],
  ): Promise<Result<OfferedAppointments>> {
    const [first, ...others] = offers;
    let latest = await this.appointments.offered(await this.open(first), shopCode);
    for (const goods of others) {
      const shown = await this.appointments.offered(await this.open(goods), shopCode);
      if (!latest.ok || !shown.ok) return latest.ok ? shown : latest;
      if (shown.value.tiresArriveBy > latest.value.tiresArriveBy) latest = ok(shown.value);
    }
    return latest;
  }

  private async open({ zip, vehicle, lines }: OfferedGoods): Promise<CartToChange> {
    const tires = await this.tires.byIds(lines.map(({ tireId }) => tireId));
    const prices = new Map(tires.map(({ tireId, priceInCents }) => [tireId, priceInCents]));
    const inCart = lines.flatMap((line) => {
      const seenPriceInCents = prices.get(line.tireId);
      return seenPriceInCents === undefined
        ? []
        : [{ hasRoadHazard: false, ...line, seenPriceInCents, fit: null }];
    });
    return { cart: { ...emptyCart(newId()), zip, vehicle, lines: inCart }, tires };
  }
}
