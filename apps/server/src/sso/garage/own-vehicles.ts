import { Injectable } from '@nestjs/common';

import { GarageRepository } from './garage.repository.js';

/** Vehicles in customers' garages, for other rooms. */
@Injectable()
export class OwnVehicles {
  constructor(private readonly garage: GarageRepository) {}

  /** Year, make and model, as `2021 Subaru Outback`; null for anything that isn't a vehicle of this account. */
  async nameOf(accountId: string, vehicleId: string): Promise<string | null> {
    const owned = await this.garage.find(accountId, vehicleId);
    if (owned === null) return null;
    const { year, make, model } = owned.vehicle;
    return `${year} ${make} ${model}`;
  }
}
