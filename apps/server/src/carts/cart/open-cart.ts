import { Injectable } from '@nestjs/common';
import type { CartReply, ChosenVehicle } from '@simpletread/contract';
import { ok, type PriceHold, type Result } from '@simpletread/domain';

import { ZipDirectory } from '../../delivery/index.js';
import type { ReplacedOrder } from '../../orders/index.js';
import { hashToken, newId, newToken } from '../../platform/ids/index.js';
import { AddCartLines, type NewLine } from './lines/add-cart-lines.js';
import { emptyCart } from './cart.js';
import { CartRepository } from './cart.repository.js';
import { cartReplyOf } from './cart-reply.js';
import { JudgeCartLine } from './lines/judge-cart-line.js';
import { LoadCart } from './load-cart.js';

interface FirstLines {
  readonly lines: readonly NewLine[];
  readonly zip: string | null;
  readonly vehicle: ChosenVehicle | null;
  /** The signed-in customer's; null for a guest. */
  readonly accountId: string | null;
  readonly exchangeReturnId?: string;
  readonly replaces?: ReplacedOrder | null;
  readonly priceHold?: PriceHold;
}

/** Opens a cart. Its token is returned here and never again: only its hash is stored. */
@Injectable()
export class OpenCart {
  constructor(
    private readonly carts: CartRepository,
    private readonly addLines: AddCartLines,
    private readonly zips: ZipDirectory,
    private readonly judge: JudgeCartLine,
    private readonly loadCart: LoadCart,
  ) {}

  async run({
    lines,
    zip,
    vehicle: chosen,
    accountId,
    exchangeReturnId,
    replaces = null,
    priceHold,
  }: FirstLines): Promise<Result<{ cartToken: string; cart: CartReply }>> {
    if (zip !== null) {
      const place = await this.zips.shippedPlace(zip);
      if (!place.ok) return place;
    }
    const known = chosen === null ? ok(null) : await this.judge.known(chosen);
    if (!known.ok) return known;
    const vehicle = known.value;
    const filled = await this.addLines.run({ lines: [], vehicle, tires: [] }, lines);
    if (!filled.ok) return filled;
    const cartToken = newToken();
    const { tires = [], ...filling } = filled.value;
    const cart = {
      ...emptyCart(newId()),
      zip,
      vehicle,
      exchangeReturnId: exchangeReturnId ?? null,
      replaces,
      priceHold: priceHold ?? null,
      ...filling,
    };
    await this.carts.insert(hashToken(cartToken), cart);
    return ok({ cartToken, cart: cartReplyOf(await this.loadCart.priced(cart, tires, { accountId })) });
  }
}
