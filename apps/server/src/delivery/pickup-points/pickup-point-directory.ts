import { Injectable } from '@nestjs/common';
import { type LatLng, ok, refuse, type Result } from '@simpletread/domain';

import { PickupPointReader } from './pickup-point.reader.js';
import { isCounter, type PickupPointPlace, type WarehouseCounter } from './pickup-point-place.js';

/** Finds single locations of the carrier, and the counters of warehouses. */
@Injectable()
export class PickupPointDirectory {
  constructor(private readonly reader: PickupPointReader) {}

  /** Closed ones too; codes are written in upper case. */
  find(code: string): Promise<PickupPointPlace | null> {
    return this.reader.byCode(code.toUpperCase());
  }

  /** A location of the carrier, only if it accepts tires. */
  async taking(code: string): Promise<Result<PickupPointPlace, 'pickupPoint.unknown'>> {
    const place = await this.find(code);
    return place?.isActive === true && place.warehouseCode === null
      ? ok(place)
      : refuse('pickupPoint.unknown');
  }

  /** The counter of a warehouse, only if it accepts tires. */
  async takingCounter(code: string): Promise<Result<WarehouseCounter, 'warehousePickup.unknown'>> {
    const place = await this.find(code);
    return place?.isActive === true && isCounter(place) ? ok(place) : refuse('warehousePickup.unknown');
  }

  /** The counters of warehouses within the radius that accept tires, nearest first. */
  async countersNear(
    position: LatLng,
    radiusMiles: number,
  ): Promise<readonly { readonly place: WarehouseCounter; readonly miles: number }[]> {
    const found = await this.reader.counters(position, radiusMiles);
    return found.flatMap(({ place, miles }) => (isCounter(place) ? [{ place, miles }] : []));
  }
}
