import { Injectable } from '@nestjs/common';
import type { GarageVehicle, HandlerInput, recordRotation, setMileage } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Clock } from '../../platform/clock/index.js';
import { garageViewOf } from './garage-view.js';
import { type Care, GarageRepository, type OwnedVehicle } from './garage.repository.js';
import { readOdometer } from './read-odometer.js';

/** Records an odometer reading or a tire rotation. */
@Injectable()
export class ChangeVehicle {
  constructor(
    private readonly garage: GarageRepository,
    private readonly clock: Clock,
  ) {}

  mileage(
    accountId: string,
    { params, body }: HandlerInput<typeof setMileage>,
  ): Promise<Result<GarageVehicle>> {
    return this.change(accountId, params.vehicleId, body.version, (owned, today) =>
      readOdometer(owned, body.mileage, today),
    );
  }

  rotation(
    accountId: string,
    { params, body }: HandlerInput<typeof recordRotation>,
  ): Promise<Result<GarageVehicle>> {
    return this.change(accountId, params.vehicleId, body.version, (owned, today) => {
      const { rotatedOn, mileage: given } = body;
      if (rotatedOn > today) return refuse('garage.rotationInvalid');
      const mileage = given ?? owned.mileage;
      const mileageOn = given === undefined ? owned.mileageOn : rotatedOn;
      return ok({ mileage, mileageOn, rotatedOn, rotatedMileage: mileage, remindedCount: 0 });
    });
  }

  private async change(
    accountId: string,
    vehicleId: string,
    version: number,
    careOf: (owned: OwnedVehicle, today: string) => Result<Care>,
  ): Promise<Result<GarageVehicle>> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const owned = await this.garage.find(accountId, vehicleId);
    if (owned === null) return refuse('record.missing');
    if (owned.version !== version) return refuse('record.stale');
    const care = careOf(owned, today);
    if (!care.ok) return care;
    if (!(await this.garage.save(owned, care.value))) return refuse('record.stale');
    return ok(garageViewOf({ ...owned, ...care.value, version: version + 1 }, today));
  }
}
