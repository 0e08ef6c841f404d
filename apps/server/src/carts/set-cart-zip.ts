import { Injectable } from '@nestjs/common';
import { ok, type Result } from '@simpletread/domain';

import { ZipDirectory } from '../locations/index.js';
import type { Transaction } from '../platform/database/index.js';
import type { Cart } from './cart.js';
import { CartRepository } from './cart.repository.js';

/** Keeps where the tires will go, so that fees and tax are known before an address is. */
@Injectable()
export class SetCartZip {
  constructor(
    private readonly carts: CartRepository,
    private readonly zips: ZipDirectory,
  ) {}

  async run(tx: Transaction, cart: Cart, zip: string): Promise<Result<null>> {
    const place = await this.zips.place(zip);
    if (!place.ok) return place;
    await this.carts.setZip(tx, cart.cartId, zip);
    return ok(null);
  }
}
