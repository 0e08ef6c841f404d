import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result, type VehicleName } from '@simpletread/domain';
import { LRUCache } from 'lru-cache';

import { KnownVehicles } from '../../sso/index.js';
import type { KnownVehicle } from './known-vehicle.js';
import { VehicleDirectory } from './vehicle-directory.js';
import type { VehicleIndex } from './vehicle-index.js';

const MOST_REMEMBERED = 5000;
const PATH = /^([a-z0-9-]+)\/([a-z0-9-]+)\/(\d{4})(?:\/(.+))?$/;

/** Finds a vehicle by its path of slugs: `honda/cr-v/2019`, or with a trim `honda/cr-v/2019/ex-l`. */
@Injectable()
export class FindVehicle extends KnownVehicles {
  // Cached per index.
  private readonly found = new WeakMap<VehicleIndex, LRUCache<string, KnownVehicle>>();

  constructor(private readonly directory: VehicleDirectory) {
    super();
  }

  override async run(path: string): Promise<Result<KnownVehicle, 'vehicle.unknown'>> {
    const vehicle = await this.directory.find((index) => this.foundIn(path, index));
    return vehicle === undefined ? refuse('vehicle.unknown') : ok(vehicle);
  }

  private foundIn(path: string, index: VehicleIndex): KnownVehicle | undefined {
    const known = this.found.get(index) ?? new LRUCache<string, KnownVehicle>({ max: MOST_REMEMBERED });
    this.found.set(index, known);
    const vehicle = known.get(path) ?? this.look(path, index);
    if (vehicle !== undefined) known.set(path, vehicle);
    return vehicle;
  }

  private look(path: string, index: VehicleIndex): KnownVehicle | undefined {
    const [, makeSlug = '', modelSlug = '', yearText, trim] = PATH.exec(path) ?? [];
    const model = index.model(makeSlug, modelSlug);
    const year = Number(yearText);
    if (model === undefined || !model.years.includes(year)) return undefined;
    const name: VehicleName = {
      year,
      make: model.make,
      model: model.model,
      ...(trim === undefined ? {} : { trim: trim.replaceAll('-', ' ') }),
    };
    return {
      name,
      makeSlug: model.makeSlug,
      modelSlug: model.modelSlug,
      fitments: index.fitmentsOf(model, year, name.trim),
    };
  }
}
