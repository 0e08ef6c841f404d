import { Injectable } from '@nestjs/common';
import type { ChosenVehicle, FitVerdictReply } from '@simpletread/contract';
import { mapResult, type Result } from '@simpletread/domain';

import type { Tire } from '../catalogue/index.js';
import { FindVehicle, judgeFit } from '../fitment/index.js';
import type { Axle } from './cart.js';

const FIT_AXLE = { all: 'both', front: 'front', rear: 'rear' } as const;

const pathOf = ({ makeSlug, modelSlug, year, trim }: ChosenVehicle): string => {
  const trimSlug = trim
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return trimSlug === ''
    ? `${makeSlug}/${modelSlug}/${year}`
    : `${makeSlug}/${modelSlug}/${year}/${trimSlug}`;
};

/** Says whether a tire may go on the cart's vehicle; kept on the line so that order and agent see the same verdict. */
@Injectable()
export class JudgeCartLine {
  constructor(private readonly vehicles: FindVehicle) {}

  /** Null without a vehicle, or with one that is not in our records. */
  async run(tire: Tire, axle: Axle, chosen: ChosenVehicle | null): Promise<FitVerdictReply | null> {
    if (chosen === null) return null;
    const vehicle = await this.vehicles.run(pathOf(chosen));
    if (!vehicle.ok) return null;
    const { loadIndex, speedSymbol, loadRange, size, line } = tire;
    return judgeFit(
      { sizeCode: size.code, loadIndex, speedSymbol, loadRange, categoryName: line.categoryName },
      vehicle.value,
      FIT_AXLE[axle],
    );
  }

  /** The vehicle with make and model as our records write them, which staff will read, not as the caller did. */
  async known(chosen: ChosenVehicle): Promise<Result<ChosenVehicle, 'vehicle.unknown'>> {
    const found = await this.vehicles.run(pathOf(chosen));
    return mapResult(found, ({ name: { make, model } }) => ({ ...chosen, make, model }));
  }
}
