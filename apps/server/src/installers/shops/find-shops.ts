import { Injectable } from '@nestjs/common';
import type { findShops, HandlerInput, ReplyOf } from '@simpletread/contract';
import { ok, type Result, type ShippingRefusal } from '@simpletread/domain';

import { ZipDirectory } from '../../delivery/index.js';
import { Clock } from '../../platform/clock/index.js';
import { shopCardOf } from './shop.js';
import { ShopReader } from './shop.reader.js';
import { sortShops } from './shop-sort.js';
import { wantedShops } from './wanted-shops.js';

type Query = HandlerInput<typeof findShops>['query'];
type Reply = ReplyOf<typeof findShops>;

/** The partner shops around a ZIP code that take the given rim and aspect ratio. */
@Injectable()
export class FindShops {
  constructor(
    private readonly zips: ZipDirectory,
    private readonly reader: ShopReader,
    private readonly clock: Clock,
  ) {}

  async run({
    zip,
    radiusMiles,
    sort,
    limit,
    page,
    rimIn,
    aspect,
    ...filters
  }: Query): Promise<Result<Reply, 'contact.zipInvalid' | ShippingRefusal>> {
    const place = await this.zips.shippedPlace(zip);
    if (!place.ok) return place;
    const { city, state, position } = place.value;
    if (position === null) return ok({ zip, city, state, total: 0, shops: [] });
    const size = { rimIn: rimIn ?? null, aspect: aspect ?? null };
    const around = await this.reader.within(position, radiusMiles, size);
    const shops = sortShops(wantedShops(around, filters, this.clock.now()), sort, radiusMiles);
    return ok({
      zip,
      city,
      state,
      total: shops.length,
      shops: shops
        .slice((page - 1) * limit, page * limit)
        .map(({ shop, distanceMiles }) => shopCardOf(shop, distanceMiles)),
    });
  }
}
