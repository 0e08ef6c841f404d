import { ok, refuse, type Result } from '@simpletread/domain';

import type { Care, OwnedVehicle } from './garage.repository.js';

/** What the odometer of a kept vehicle says on the day `today`: never less than at its last rotation. */
export const readOdometer = (
  { rotatedOn, rotatedMileage, remindedCount }: OwnedVehicle,
  mileage: number,
  today: string,
): Result<Care, 'garage.mileageInvalid'> => {
  const least = rotatedMileage ?? 0;
  if (mileage < least) return refuse('garage.mileageInvalid', { mileage: least });
  return ok({
    mileage,
    mileageOn: today,
    rotatedOn,
    // What the odometer said when the tires were new is not known otherwise: it counts from the first reading.
    rotatedMileage: rotatedMileage ?? mileage,
    remindedCount,
  });
};
