import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { PickupPointReader } from './pickup-point.reader.js';
import type { PickupPointPlace } from './pickup-point-place.js';

/** Finds single locations of the carrier. */
@Injectable()
export class PickupPointDirectory {
  constructor(private readonly reader: PickupPointReader) {}

  /** Closed ones too; codes are written in upper case. */
  find(code: string): Promise<PickupPointPlace | null> {
    return this.reader.byCode(code.toUpperCase());
  }

  /** Only if it accepts tires. */
  async taking(code: string): Promise<Result<PickupPointPlace, 'pickupPoint.unknown'>> {
    const place = await this.find(code);
    return place === null || !place.isActive ? refuse('pickupPoint.unknown') : ok(place);
  }
}
