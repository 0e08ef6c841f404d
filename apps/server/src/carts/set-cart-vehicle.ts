import { Injectable } from '@nestjs/common';
import type { ChosenVehicle } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { TireReader } from '../catalogue/index.js';
import type { Transaction } from '../platform/database/index.js';
import type { Cart } from './cart.js';
import { CartRepository } from './cart.repository.js';
import { JudgeCartLine } from './judge-cart-line.js';

/** Chooses the vehicle that the tires are for, or none, and judges every line for it. */
@Injectable()
export class SetCartVehicle {
  constructor(
    private readonly carts: CartRepository,
    private readonly tires: TireReader,
    private readonly judge: JudgeCartLine,
  ) {}

  async run(tx: Transaction, cart: Cart, chosen: ChosenVehicle | null): Promise<Result<null>> {
    const known = chosen === null ? ok(null) : await this.judge.known(chosen);
    if (!known.ok) return known;
    const vehicle = known.value;
    const tires = await this.tires.byIds(cart.lines.map(({ tireId }) => tireId));
    const byId = new Map(tires.map((tire) => [tire.tireId, tire]));
    await this.carts.setVehicle(tx, cart.cartId, vehicle);
    for (const line of cart.lines) {
      const tire = byId.get(line.tireId);
      const fit = tire === undefined ? null : await this.judge.run(tire, line.axle, vehicle);
      await this.carts.saveLine(tx, cart.cartId, { ...line, fit });
    }
    return ok(null);
  }
}
