import { ok, refuse, type Result } from '@simpletread/domain';

import type { Care, OwnedVehicle } from './garage.repository.js';

/** The odometer of a saved vehicle on the day `today`, never less than at its last rotation. */
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
    // The reading with new tires is otherwise unknown, so the first reading counts as the start.
    rotatedMileage: rotatedMileage ?? mileage,
    remindedCount,
  });
};
