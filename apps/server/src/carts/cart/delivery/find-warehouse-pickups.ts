import { Injectable } from '@nestjs/common';
import type { HandlerInput, ReplyOf, findWarehousePickups } from '@simpletread/contract';
import {
  closedDaysAhead,
  hasAllTires,
  ok,
  type Result,
  WAREHOUSE_PICKUP_MILES,
  type WantedStock,
  warehousePickupReadyBy,
} from '@simpletread/domain';

import { PickupPointDirectory, pickupPointCardOf, ZipDirectory } from '../../../delivery/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { type CartBuyer, LoadCart } from '../load-cart.js';
import { wantedStockOf } from './wanted-stock.js';

/** The warehouses near a ZIP code at whose counters all tires of a cart can be picked up, nearest first, and when. */
@Injectable()
export class FindWarehousePickups {
  constructor(
    private readonly carts: LoadCart,
    private readonly zips: ZipDirectory,
    private readonly points: PickupPointDirectory,
    private readonly clock: Clock,
  ) {}

  async run(
    token: string,
    { zip }: HandlerInput<typeof findWarehousePickups>['query'],
    buyer: CartBuyer,
  ): Promise<Result<ReplyOf<typeof findWarehousePickups>>> {
    const loaded = await this.carts.byToken(token, buyer);
    if (!loaded.ok) return loaded;
    const { lines } = loaded.value;
    const wanted = wantedStockOf(
      lines.map(({ line }) => line),
      lines.map(({ tire }) => tire),
    );
    return this.near(zip, [wanted]);
  }

  /** The counters near a ZIP that have all tires of every set. */
  async near(
    zip: string,
    sets: readonly WantedStock[],
  ): Promise<Result<ReplyOf<typeof findWarehousePickups>>> {
    const place = await this.zips.shippedPlace(zip);
    if (!place.ok) return place;
    const { position, city, state } = place.value;
    const near = position === null ? [] : await this.points.countersNear(position, WAREHOUSE_PICKUP_MILES);
    const now = this.clock.now();
    const warehouses = near
      .filter(({ place: { warehouseCode } }) =>
        sets.every(({ lines, levels }) => hasAllTires(lines, levels, warehouseCode)),
      )
      .map((counter) => ({
        ...pickupPointCardOf(counter.place, counter.miles),
        closedDays: closedDaysAhead(counter.place, now),
        readyBy: warehousePickupReadyBy(now, counter.place).toISOString(),
      }));
    return ok({
      zip,
      city,
      state,
      radiusMiles: WAREHOUSE_PICKUP_MILES,
      hasNear: near.length > 0,
      warehouses,
    });
  }
}
