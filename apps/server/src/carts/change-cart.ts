import { Injectable } from '@nestjs/common';
import type { CartReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../platform/database/index.js';
import { hashToken } from '../platform/ids/index.js';
import type { Cart } from './cart.js';
import { CartRepository } from './cart.repository.js';
import { cartReplyOf } from './cart-reply.js';
import { LoadCart } from './load-cart.js';

export interface CartAtVersion {
  readonly token: string;
  readonly version: number;
}

/** Runs one change on an open cart: takes it at the version the shopper saw, applies the change, shows the result. */
@Injectable()
export class ChangeCart {
  constructor(
    private readonly work: UnitOfWork,
    private readonly carts: CartRepository,
    private readonly loadCart: LoadCart,
  ) {}

  async run(
    { token, version }: CartAtVersion,
    apply: (tx: Transaction, cart: Cart) => Promise<Result<unknown>>,
  ): Promise<Result<CartReply>> {
    const tokenHash = hashToken(token);
    const changed = await this.work.run(async (tx): Promise<Result<unknown>> => {
      const isClaimed = await this.carts.claim(tx, tokenHash, version);
      const cart = await this.carts.find(tx, tokenHash);
      if (cart === null) return refuse('record.missing');
      if (cart.state === 'ordered') return refuse('cart.alreadyOrdered');
      return isClaimed ? apply(tx, cart) : refuse('record.stale');
    });
    if (!changed.ok) return changed;
    const shown = await this.loadCart.byToken(token);
    return shown.ok ? ok(cartReplyOf(shown.value)) : shown;
  }
}
