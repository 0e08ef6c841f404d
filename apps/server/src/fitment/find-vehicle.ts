import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result, vehicleFitments } from '@simpletread/domain';
import { LRUCache } from 'lru-cache';

import type { KnownVehicle } from './known-vehicle.js';
import { VehicleDirectory } from './vehicle-directory.js';
import type { VehicleIndex } from './vehicle-index.js';

const MOST_REMEMBERED = 5000;
const PATH = /^([a-z0-9-]+)\/([a-z0-9-]+)\/(\d{4})(?:\/(.+))?$/;

/** Finds a vehicle by its path of slugs: `honda/cr-v/2019`, or with a trim `honda/cr-v/2019/ex-l`. */
@Injectable()
export class FindVehicle {
  // Kept as long as the index they were found in.
  private readonly found = new WeakMap<VehicleIndex, LRUCache<string, KnownVehicle>>();

  constructor(private readonly directory: VehicleDirectory) {}

  async run(path: string): Promise<Result<KnownVehicle, 'vehicle.unknown'>> {
    const index = await this.directory.current();
    const known = this.foundIn(index);
    const vehicle = known.get(path) ?? this.look(path, index);
    if (vehicle === null) return refuse('vehicle.unknown');
    known.set(path, vehicle);
    return ok(vehicle);
  }

  private foundIn(index: VehicleIndex): LRUCache<string, KnownVehicle> {
    const known = this.found.get(index) ?? new LRUCache<string, KnownVehicle>({ max: MOST_REMEMBERED });
    this.found.set(index, known);
    return known;
  }

  private look(path: string, index: VehicleIndex): KnownVehicle | null {
    const [, makeSlug = '', modelSlug = '', yearText, trim] = PATH.exec(path) ?? [];
    const model = index.model(makeSlug, modelSlug);
    const year = Number(yearText);
    if (model === undefined || !model.years.includes(year)) return null;
    const name = {
      year,
      make: model.make,
      model: model.model,
      ...(trim === undefined ? {} : { trim: trim.replaceAll('-', ' ') }),
    };
    return { name, makeSlug, modelSlug, fitments: vehicleFitments(name, index.recordsOf(model)) };
  }
}
