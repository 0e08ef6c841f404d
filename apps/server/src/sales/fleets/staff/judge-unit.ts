import { Injectable } from '@nestjs/common';
import {
  judgeUnitSizes,
  ok,
  refuse,
  type Result,
  type UnitSizes,
  type VehicleFitment,
  vehicleSlug,
} from '@simpletread/domain';

import { FindVehicle } from '../../../catalogue/index.js';

interface NamedVehicle {
  readonly year: number;
  readonly makeSlug: string;
  readonly modelSlug: string;
  readonly trim: string;
  readonly frontSize: string;
  readonly rearSize: string;
}

export interface JudgedVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly makeSlug: string;
  readonly modelSlug: string;
  readonly sizes: UnitSizes;
}

const MOST_TRIMS = 12;

/** The trim as the fitments write it, and its fitments. An empty trim is every trim; any is taken where we know none. */
const ofTrim = (
  fitments: readonly VehicleFitment[],
  typed: string,
): Result<{ readonly trim: string; readonly fitments: readonly VehicleFitment[] }, 'fleet.trimUnknown'> => {
  const trims = [...new Set(fitments.flatMap((one) => one.trims))].filter((one) => one !== '');
  if (typed === '' || trims.length === 0) return ok({ trim: typed, fitments });
  const trim = trims.find((one) => vehicleSlug(one) === vehicleSlug(typed));
  return trim === undefined
    ? refuse('fleet.trimUnknown', { trim: typed, trims: trims.toSorted().slice(0, MOST_TRIMS).join(', ') })
    : ok({ trim, fitments: fitments.filter((one) => one.trims.includes(trim)) });
};

/** Judges the vehicle and sizes of a unit by the catalogue. */
@Injectable()
export class JudgeUnit {
  constructor(private readonly vehicles: FindVehicle) {}

  async run(named: NamedVehicle): Promise<Result<JudgedVehicle>> {
    const { year, frontSize, rearSize } = named;
    const found = await this.vehicles.run([named.makeSlug, named.modelSlug, year].join('/'));
    if (!found.ok) return refuse('fleet.vehicleUnknown');
    const { name, makeSlug, modelSlug } = found.value;
    const known = ofTrim(found.value.fitments, named.trim);
    if (!known.ok) return known;
    const { trim, fitments } = known.value;
    const sizes = judgeUnitSizes(fitments, { front: frontSize, rear: rearSize });
    if (!sizes.ok) return sizes;
    return ok({ year, make: name.make, model: name.model, trim, makeSlug, modelSlug, sizes: sizes.value });
  }
}
