import { Injectable } from '@nestjs/common';
import type { ReplyOf, vehicleOptions } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { VehicleDirectory } from './vehicle-directory.js';

type Options = ReplyOf<typeof vehicleOptions>;

export interface OptionsQuery {
  readonly make?: string | undefined;
  readonly model?: string | undefined;
}

/** The next choices on the way to a vehicle: all makes, the models of a make, the years of a model. */
@Injectable()
export class ListVehicleOptions {
  constructor(private readonly directory: VehicleDirectory) {}

  async run({ make, model }: OptionsQuery): Promise<Result<Options, 'vehicle.unknown'>> {
    const index = await this.directory.current();
    const makes = [...index.makes];
    if (make === undefined) return ok({ makes, models: [], years: [] });
    const models = index.modelsOf(make).map((known) => ({ slug: known.modelSlug, name: known.model }));
    if (models.length === 0) return refuse('vehicle.unknown');
    if (model === undefined) return ok({ makes, models, years: [] });
    const chosen = index.model(make, model);
    return chosen === undefined ? refuse('vehicle.unknown') : ok({ makes, models, years: [...chosen.years] });
  }
}
