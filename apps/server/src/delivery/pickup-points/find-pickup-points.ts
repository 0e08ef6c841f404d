import { Injectable } from '@nestjs/common';
import type { findPickupPoints, HandlerInput, ReplyOf } from '@simpletread/contract';
import { ok, type Result, type ShippingRefusal } from '@simpletread/domain';

import { ZipDirectory } from '../places/index.js';
import { PickupPointReader } from './pickup-point.reader.js';
import { pickupPointCardOf } from './pickup-point-place.js';

/** The carrier's locations around a ZIP code, nearest first. */
@Injectable()
export class FindPickupPoints {
  constructor(
    private readonly zips: ZipDirectory,
    private readonly reader: PickupPointReader,
  ) {}

  async run({
    zip,
    radiusMiles,
    limit,
  }: HandlerInput<typeof findPickupPoints>['query']): Promise<
    Result<ReplyOf<typeof findPickupPoints>, 'contact.zipInvalid' | ShippingRefusal>
  > {
    const place = await this.zips.shippedPlace(zip);
    if (!place.ok) return place;
    const { city, state, position } = place.value;
    if (position === null) return ok({ zip, city, state, total: 0, pickupPoints: [] });
    const { total, points } = await this.reader.within(position, radiusMiles, limit);
    const pickupPoints = points.map((near) => pickupPointCardOf(near.place, near.miles));
    return ok({ zip, city, state, total, pickupPoints });
  }
}
