import { Injectable } from '@nestjs/common';
import type { CartReply, ChosenVehicle } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { ZipDirectory } from '../locations/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { hashToken, newId, newToken } from '../platform/ids/index.js';
import { AddCartLines, type NewLine } from './add-cart-lines.js';
import { CartRepository } from './cart.repository.js';
import { cartReplyOf } from './cart-reply.js';
import { JudgeCartLine } from './judge-cart-line.js';
import { LoadCart } from './load-cart.js';

interface FirstLines {
  readonly lines: readonly NewLine[];
  readonly zip: string | null;
  readonly vehicle: ChosenVehicle | null;
}

/** Opens a cart. Its token is handed out here and never again: only a hash of it is kept. */
@Injectable()
export class OpenCart {
  constructor(
    private readonly work: UnitOfWork,
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
  }: FirstLines): Promise<Result<{ cartToken: string; cart: CartReply }>> {
    if (zip !== null) {
      const place = await this.zips.place(zip);
      if (!place.ok) return place;
    }
    const known = chosen === null ? ok(null) : await this.judge.known(chosen);
    if (!known.ok) return known;
    const vehicle = known.value;
    const cartToken = newToken();
    const cartId = newId();
    const opened = await this.work.run(async (tx) => {
      await this.carts.insert(tx, { cartId, tokenHash: hashToken(cartToken), zip, vehicle });
      return this.addLines.run(tx, { cartId, lines: [], vehicle }, lines);
    });
    if (!opened.ok) return opened;
    const shown = await this.loadCart.byToken(cartToken);
    return shown.ok ? ok({ cartToken, cart: cartReplyOf(shown.value) }) : shown;
  }
}
