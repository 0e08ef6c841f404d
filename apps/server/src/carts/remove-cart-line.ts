import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { Transaction } from '../platform/database/index.js';
import type { Cart } from './cart.js';
import { CartRepository } from './cart.repository.js';

/** Takes a line out of the cart. */
@Injectable()
export class RemoveCartLine {
  constructor(private readonly carts: CartRepository) {}

  async run(tx: Transaction, cart: Cart, lineId: string): Promise<Result<null>> {
    if (!cart.lines.some((line) => line.lineId === lineId)) return refuse('cart.lineMissing');
    await this.carts.removeLine(tx, cart.cartId, lineId);
    return ok(null);
  }
}
