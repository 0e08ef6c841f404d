import { Injectable } from '@nestjs/common';
import type { ElectricModel, listElectricVehicles, ReplyOf } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { ElectricVehicleReader } from './electric-vehicle.reader.js';
import { VehicleDirectory } from './vehicle-directory.js';
import type { VehicleIndex } from './vehicle-index.js';

/** One of each model, under its leading spelling, in the latest year of any. */
const leadingOnly = (models: readonly ElectricModel[], index: VehicleIndex): ElectricModel[] => {
  const latest = new Map<string, ElectricModel>();
  for (const { makeSlug, modelSlug, year } of models) {
    const leading = index.model(makeSlug, modelSlug);
    if (leading === undefined) continue;
    const key = `${leading.makeSlug}/${leading.modelSlug}`;
    const { make, model } = leading;
    const known = latest.get(key);
    latest.set(key, {
      make,
      model,
      makeSlug: leading.makeSlug,
      modelSlug: leading.modelSlug,
      year: Math.max(year, known?.year ?? year),
    });
  }
  return [...latest.values()];
};

/** Electric models, read once for each state of the vehicles. */
@Injectable()
export class ListElectricVehicles {
  private readonly known = new WeakMap<VehicleIndex, Promise<ElectricModel[]>>();

  constructor(
    private readonly directory: VehicleDirectory,
    private readonly reader: ElectricVehicleReader,
  ) {}

  async run(): Promise<Result<ReplyOf<typeof listElectricVehicles>>> {
    const index = await this.directory.current();
    const known = this.known.get(index);
    if (known !== undefined) return ok({ models: await known });
    const models = this.reader.models().then((found) => leadingOnly(found, index));
    this.known.set(index, models);
    models.catch(() => this.known.delete(index));
    return ok({ models: await models });
  }
}
