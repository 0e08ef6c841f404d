import { Injectable } from '@nestjs/common';
import { isInServiceArea, ok, refuse, type Result } from '@simpletread/domain';

import type { Shop } from '../../../installers/index.js';
import { ZipDirectory } from '../../../delivery/index.js';

/** Refuses a shop to a customer outside of its service area. */
@Injectable()
export class CheckServiceArea {
  constructor(private readonly zips: ZipDirectory) {}

  async run(shop: Shop, customerZip: string): Promise<Result<null, 'shop.outsideArea'>> {
    const [shopPlace, place] = await Promise.all([this.zips.find(shop.zip), this.zips.find(customerZip)]);
    const isServed = isInServiceArea(shopPlace?.position ?? null, place?.position ?? null);
    return isServed ? ok(null) : refuse('shop.outsideArea', { company: shop.company, zip: customerZip });
  }
}
