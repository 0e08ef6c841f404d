import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { TireReader } from '../catalogue/index.js';
import type { Transaction } from '../platform/database/index.js';
import type { Cart } from './cart.js';
import { CartRepository } from './cart.repository.js';
import { checkLine } from './cart-line-rules.js';

interface LineChange {
  readonly lineId: string;
  readonly quantity?: number | undefined;
  readonly hasRoadHazard?: boolean | undefined;
}

/** Sets quantity and coverage of a line; fewer tires are always allowed, more only while they are in stock. */
@Injectable()
export class ChangeCartLine {
  constructor(
    private readonly carts: CartRepository,
    private readonly tires: TireReader,
  ) {}

  async run(tx: Transaction, cart: Cart, change: LineChange): Promise<Result<null>> {
    const line = cart.lines.find(({ lineId }) => lineId === change.lineId);
    if (line === undefined) return refuse('cart.lineMissing');
    const [tire] = await this.tires.byIds([line.tireId]);
    const quantity = change.quantity ?? line.quantity;
    if (quantity > line.quantity) {
      const checked = checkLine(tire, quantity);
      if (!checked.ok) return checked;
    }
    await this.carts.saveLine(tx, cart.cartId, {
      ...line,
      quantity,
      hasRoadHazard: change.hasRoadHazard ?? line.hasRoadHazard,
      seenPriceInCents: tire?.priceInCents ?? line.seenPriceInCents,
    });
    return ok(null);
  }
}
