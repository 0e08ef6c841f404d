import { Injectable } from '@nestjs/common';
import type { ChosenVehicle } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { CartChange, CartLine, CartToChange } from '../cart.js';
import { JudgeCartLine } from '../lines/judge-cart-line.js';

/** Chooses the vehicle that the tires are for, or none, and judges every line for it. */
@Injectable()
export class SetCartVehicle {
  constructor(private readonly judge: JudgeCartLine) {}

  async run({ cart, tires }: CartToChange, chosen: ChosenVehicle | null): Promise<Result<CartChange>> {
    const known = chosen === null ? ok(null) : await this.judge.known(chosen);
    if (!known.ok) return known;
    const vehicle = known.value;
    const byId = new Map(tires.map((tire) => [tire.tireId, tire]));
    const lines: CartLine[] = [];
    for (const line of cart.lines) {
      const tire = byId.get(line.tireId);
      const fit = tire === undefined ? null : await this.judge.run(tire, line.axle, vehicle);
      lines.push({ ...line, fit, fitAcknowledgement: null });
    }
    return ok({ vehicle, lines });
  }
}
