import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { addToGarage, ChosenVehicle, GarageVehicle, HandlerInput } from '@simpletread/contract';
import { ok, refuse, type Result, type VehicleFitment } from '@simpletread/domain';

import { Clock } from '../../platform/clock/index.js';
import { newId } from '../../platform/ids/index.js';
import { garageViewOf } from './garage-view.js';
import { GarageRepository, type OwnedVehicle, type Sizes } from './garage.repository.js';
import { KnownVehicles } from './known-vehicles.js';
import { readOdometer } from './read-odometer.js';

const LIMIT = 20;

type Input = HandlerInput<typeof addToGarage>['body'];

const trimSlug = (trim: string): string =>
  trim
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const sizesOf = ({ front, rear }: VehicleFitment): Sizes => ({
  frontSize: front.sizeCode,
  rearSize: rear?.sizeCode ?? null,
});

/** The set that was asked for, or the only one there is. A vehicle whose sizes we do not know is kept without any. */
const chosenSizes = (
  fitments: readonly VehicleFitment[],
  { frontSize, rearSize }: Input,
): Result<Sizes, 'garage.sizeUnknown'> => {
  const sets = fitments.map(sizesOf);
  if (frontSize === undefined) {
    const isOne = new Set(sets.map((set) => JSON.stringify(set))).size === 1;
    return ok(isOne && sets[0] !== undefined ? sets[0] : { frontSize: null, rearSize: null });
  }
  const found = sets.find((set) => set.frontSize === frontSize && set.rearSize === (rearSize ?? null));
  return found === undefined ? refuse('garage.sizeUnknown') : ok(found);
};

const isSame = (a: ChosenVehicle, b: ChosenVehicle): boolean =>
  a.makeSlug === b.makeSlug && a.modelSlug === b.modelSlug && a.year === b.year && a.trim === b.trim;

/**
 * Saves one of our vehicles in the customer's garage, with tires in an original size. A vehicle that is already there
 * gets the new sizes and miles.
 */
@Injectable()
export class AddVehicle {
  constructor(
    private readonly garage: GarageRepository,
    private readonly modules: ModuleRef,
    private readonly clock: Clock,
  ) {}

  async run(accountId: string, request: Input): Promise<Result<GarageVehicle>> {
    const { year, trim, mileage = null } = request;
    const path = [request.makeSlug, request.modelSlug, year, trimSlug(trim)]
      .filter((part) => part !== '')
      .join('/');
    const known = await this.modules.get(KnownVehicles, { strict: false }).run(path);
    if (!known.ok) return known;
    const { name, makeSlug, modelSlug, fitments } = known.value;
    const vehicle = { year, make: name.make, model: name.model, trim, makeSlug, modelSlug };
    const sizes = chosenSizes(fitments, request);
    if (!sizes.ok) return sizes;
    const owned = await this.garage.list(accountId);
    const today = this.clock.now().toISOString().slice(0, 10);
    const there = owned.find((one) => isSame(one.vehicle, vehicle));
    if (there !== undefined) return this.renew(there, request, sizes.value, today);
    if (owned.length >= LIMIT) return refuse('garage.full', { limit: LIMIT });
    const added: OwnedVehicle = {
      vehicleId: newId(),
      accountId,
      version: 1,
      vehicle,
      ...sizes.value,
      mileage,
      mileageOn: mileage === null ? null : today,
      rotatedOn: today,
      rotatedMileage: mileage,
      remindedCount: 0,
    };
    await this.garage.insert(added);
    return ok(garageViewOf((await this.garage.find(accountId, added.vehicleId)) ?? added, today));
  }
  private async renew(
    there: OwnedVehicle,
    { frontSize, mileage }: Input,
    sizes: Sizes,
    today: string,
  ): Promise<Result<GarageVehicle>> {
    if (frontSize === undefined && mileage === undefined) return ok(garageViewOf(there, today));
    const care = mileage === undefined ? ok(there) : readOdometer(there, mileage, today);
    if (!care.ok) return care;
    const renewed = { ...there, ...care.value, ...(frontSize === undefined ? {} : sizes) };
    if (!(await this.garage.save(there, renewed))) return refuse('record.stale');
    return ok(garageViewOf({ ...renewed, version: there.version + 1 }, today));
  }
}
