import { isDeepStrictEqual } from 'node:util';

import { Injectable } from '@nestjs/common';
import type { ChosenVehicle, FitVerdictReply } from '@simpletread/contract';
import { mapResult, type Result } from '@simpletread/domain';

import { FindVehicle, type Tire, tireFit, vehiclePath } from '../../../catalogue/index.js';
import type { Axle, Cart, CartLine } from '../cart.js';

const FIT_AXLE = { all: 'both', front: 'front', rear: 'rear' } as const;

/** Judges if a tire may go on the cart's vehicle. The line keeps the verdict, so order and agent see the same. */
@Injectable()
export class JudgeCartLine {
  constructor(private readonly vehicles: FindVehicle) {}

  /** Null without a vehicle, or with an unknown one. */
  async run(tire: Tire, axle: Axle, chosen: ChosenVehicle | null): Promise<FitVerdictReply | null> {
    if (chosen === null) return null;
    const vehicle = await this.vehicles.run(vehiclePath(chosen));
    return vehicle.ok ? tireFit(tire, vehicle.value, FIT_AXLE[axle]) : null;
  }

  /**
   * The lines with current verdicts, since vehicles and tires may have changed. A line with an unchanged verdict stays
   * the same object.
   */
  async lines(
    { lines, vehicle }: Pick<Cart, 'lines' | 'vehicle'>,
    tires: readonly Tire[],
  ): Promise<CartLine[]> {
    const byId = new Map(tires.map((tire) => [tire.tireId, tire]));
    const judged: CartLine[] = [];
    for (const line of lines) {
      const tire = byId.get(line.tireId);
      const fit = tire === undefined ? line.fit : ((await this.run(tire, line.axle, vehicle)) ?? line.fit);
      judged.push(isDeepStrictEqual(fit, line.fit) ? line : { ...line, fit });
    }
    return judged;
  }

  /** The vehicle with make and model as our records write them, which staff will read, not as the caller did. */
  async known(chosen: ChosenVehicle): Promise<Result<ChosenVehicle, 'vehicle.unknown'>> {
    const found = await this.vehicles.run(vehiclePath(chosen));
    return mapResult(found, ({ name: { make, model } }) => ({ ...chosen, make, model }));
  }
}
