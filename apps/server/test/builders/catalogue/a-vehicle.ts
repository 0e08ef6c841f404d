import { vehicleSlug } from '@simpletread/domain';

import type { SqlRunner } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';

export interface VehicleSetup {
  readonly year?: number;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
  readonly vehicleType?: string;
  readonly isEv?: boolean;
}

/** One variant of a vehicle; by default a 2019 Honda CR-V. */
export const aVehicle = async (db: SqlRunner, setup: VehicleSetup = {}) => {
  const vehicle = {
    year: 2019,
    make: 'Honda',
    model: 'CR-V',
    trim: '',
    vehicleType: 'SUV/Crossover',
    isEv: false,
    ...setup,
  };
  const makeSlug = vehicleSlug(vehicle.make);
  const modelSlug = vehicleSlug(vehicle.model);
  const vehicleId = newId();
  await db.execute(
    `INSERT INTO fitment.vehicle (id, year, make, model, trim, vehicle_type, is_ev, source, make_slug, model_slug)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'test', $8, $9)`,
    [
      vehicleId,
      vehicle.year,
      vehicle.make,
      vehicle.model,
      vehicle.trim,
      vehicle.vehicleType,
      vehicle.isEv,
      makeSlug,
      modelSlug,
    ],
  );
  return { ...vehicle, vehicleId, makeSlug, modelSlug };
};
