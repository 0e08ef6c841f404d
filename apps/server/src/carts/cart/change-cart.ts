import { Injectable } from '@nestjs/common';
import type { CartReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { hashToken } from '../../platform/ids/index.js';
import type { Cart, CartChange, CartToChange } from './cart.js';
import { CartRepository } from './cart.repository.js';
import { cartReplyOf } from './cart-reply.js';
import { JudgeCartLine } from './lines/judge-cart-line.js';
import { LoadCart } from './load-cart.js';

export interface CartAtVersion {
  readonly token: string;
  /** The signed-in customer's; null for a guest. */
  readonly accountId: string | null;
  readonly version: number;
}

type Change = (open: CartToChange) => Result<CartChange> | Promise<Result<CartChange>>;

/**
 * Applies one change to an open cart at the version the shopper saw, and returns the result. The cart is read once;
 * the writing statement itself checks that it is unchanged.
 */
@Injectable()
export class ChangeCart {
  constructor(
    private readonly carts: CartRepository,
    private readonly loadCart: LoadCart,
    private readonly judge: JudgeCartLine,
  ) {}

  async run(at: CartAtVersion, change: Change): Promise<Result<CartReply>> {
    const found = await this.find(at);
    if (!found.ok) return found;
    const cart = found.value;
    const tires = await this.loadCart.tiresOf(cart);
    const lines = await this.judge.lines(cart, tires);
    const changed = await change({ cart: { ...cart, lines }, tires });
    if (!changed.ok) return changed;
    const { tires: allTires = tires, ...changes } = changed.value;
    const after = { ...cart, lines, ...changes, version: cart.version + 1 };
    if (await this.carts.save(cart, after))
      return ok(cartReplyOf(await this.loadCart.priced(after, allTires, at)));
    // Another call was faster. The cart's new state says why.
    const since = await this.find(at);
    return since.ok ? refuse('record.stale') : since;
  }

  private async find({ token, version }: CartAtVersion): Promise<Result<Cart>> {
    const cart = await this.carts.find(hashToken(token));
    if (cart === null) return refuse('record.missing');
    if (cart.state === 'ordered') return refuse('cart.alreadyOrdered');
    return cart.version === version ? ok(cart) : refuse('record.stale');
  }
}
