import type { GarageVehicle } from '@simpletread/contract';
import { parseTireSize, rotationState, sizeSlug } from '@simpletread/domain';

import type { OwnedVehicle } from './garage.repository.js';

const slugOf = (sizeCode: string | null): string | null => {
  const parsed = sizeCode === null ? null : parseTireSize(sizeCode);
  return parsed?.ok === true ? sizeSlug(parsed.value.size) : null;
};

/** A vehicle as its owner sees it on the day `today`. */
export const garageViewOf = (owned: OwnedVehicle, today: string): GarageVehicle => {
  const { vehicleId, version, vehicle, frontSize, rearSize, mileage, mileageOn } = owned;
  const { rotatedOn, rotatedMileage } = owned;
  const { dueCount, ...due } = rotationState(owned, today);
  return {
    vehicleId,
    version,
    vehicle,
    frontSize,
    frontSizeSlug: slugOf(frontSize),
    rearSize,
    rearSizeSlug: slugOf(rearSize),
    mileage,
    mileageOn,
    rotation: { rotatedOn, rotatedMileage, ...due, isDue: dueCount > 0 },
  };
};
