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
  /** Null takes the cart as it is now. */
  readonly version: number | null;
}

/** The most tries for a change without a version, while others keep changing the cart. */
const MOST_TRIES = 5;

type Change = (open: CartToChange) => Result<CartChange> | Promise<Result<CartChange>>;

/** An empty cart replaces no order: what is put into it later is another purchase. */
const withoutSwap = (cart: Cart): Cart => (cart.lines.length === 0 ? { ...cart, replaces: null } : cart);

/**
 * Runs one change on an open cart at the version that the shopper saw, and shows the result. The cart is read once; the one
 * statement that writes it tells whether it is still the same.
 */
@Injectable()
export class ChangeCart {
  constructor(
    private readonly carts: CartRepository,
    private readonly loadCart: LoadCart,
    private readonly judge: JudgeCartLine,
  ) {}

  async run(at: CartAtVersion, change: Change): Promise<Result<CartReply>> {
    const mostTries = at.version === null ? MOST_TRIES : 1;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const changed = await this.tryOnce(at, change);
      if (changed !== null) return changed;
    }
    // Another request was faster: the cart's current state gives the reason.
    const since = await this.find(at);
    return since.ok ? refuse('record.stale') : since;
  }

  /** Null if another request changed the cart between read and write. */
  private async tryOnce(at: CartAtVersion, change: Change): Promise<Result<CartReply> | null> {
    const found = await this.find(at);
    if (!found.ok) return found;
    const cart = found.value;
    const tires = await this.loadCart.tiresOf(cart);
    const lines = await this.judge.lines(cart, tires);
    const changed = await change({ cart: { ...cart, lines }, tires });
    if (!changed.ok) return changed;
    const { tires: allTires = tires, ...changes } = changed.value;
    const after = withoutSwap({ ...cart, lines, ...changes, version: cart.version + 1 });
    const isSaved = await this.carts.save(cart, after);
    return isSaved ? ok(cartReplyOf(await this.loadCart.priced(after, allTires, at))) : null;
  }

  private async find({ token, version }: CartAtVersion): Promise<Result<Cart>> {
    const cart = await this.carts.find(hashToken(token));
    if (cart === null) return refuse('record.missing');
    if (cart.state === 'ordered') return refuse('cart.alreadyOrdered');
    if (cart.isBeingPaid) return refuse('cart.beingPaid');
    return version === null || cart.version === version ? ok(cart) : refuse('record.stale');
  }
}
