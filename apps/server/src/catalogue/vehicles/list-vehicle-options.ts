import { Injectable } from '@nestjs/common';
import type { ReplyOf, vehicleOptions } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { VehicleDirectory } from './vehicle-directory.js';
import type { VehicleIndex } from './vehicle-index.js';

type Options = ReplyOf<typeof vehicleOptions>;

export interface OptionsQuery {
  readonly make?: string | undefined;
  readonly model?: string | undefined;
}

const optionsIn = (index: VehicleIndex, { make, model }: OptionsQuery): Options | undefined => {
  const makes = [...index.makes];
  if (make === undefined) return { makes, models: [], model: null, years: [] };
  const models = index.modelsOf(make).map((known) => ({ slug: known.modelSlug, name: known.model }));
  if (models.length === 0) return undefined;
  if (model === undefined) return { makes, models, model: null, years: [] };
  const chosen = index.model(make, model);
  if (chosen === undefined) return undefined;
  return {
    makes,
    models,
    model: { slug: chosen.modelSlug, name: chosen.model },
    years: [...chosen.years],
  };
};

/** The next choices on the way to a vehicle: all makes, the models of a make, the years of a model. */
@Injectable()
export class ListVehicleOptions {
  constructor(private readonly directory: VehicleDirectory) {}

  async run(query: OptionsQuery): Promise<Result<Options, 'vehicle.unknown'>> {
    const options = await this.directory.find((index) => optionsIn(index, query));
    return options === undefined ? refuse('vehicle.unknown') : ok(options);
  }
}
