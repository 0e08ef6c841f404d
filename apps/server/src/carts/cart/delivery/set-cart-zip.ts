import { Injectable } from '@nestjs/common';
import { ok, type Result } from '@simpletread/domain';

import { ZipDirectory } from '../../../delivery/index.js';
import type { CartChange } from '../cart.js';

/** Saves the destination ZIP, so fees and tax are known before the address is. */
@Injectable()
export class SetCartZip {
  constructor(private readonly zips: ZipDirectory) {}

  async run(zip: string): Promise<Result<CartChange>> {
    const place = await this.zips.shippedPlace(zip);
    return place.ok ? ok({ zip }) : place;
  }
}
