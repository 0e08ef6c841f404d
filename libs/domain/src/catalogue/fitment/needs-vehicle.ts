import { parseTireSize, tireClass, type TireClass } from '../tires/index.js';

/** Vehicle records don't cover these, so nobody could choose theirs. */
const OF_OTHER_VEHICLES: ReadonlySet<TireClass> = new Set(['truck', 'trailer', 'offRoad']);

/**
 * True if a shop mounts tires of the size `sizeCode` only for a named vehicle [R5.09]. Car and light-truck tires are judged for one;
 * trailers, heavy trucks and off-road machines are in no record. A code that isn't a size needs a vehicle.
 */
export const needsVehicle = (sizeCode: string): boolean => {
  const parsed = parseTireSize(sizeCode);
  return !parsed.ok || !OF_OTHER_VEHICLES.has(tireClass(parsed.value.size));
};
