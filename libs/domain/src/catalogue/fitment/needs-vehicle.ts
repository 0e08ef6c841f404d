import { parseTireSize, tireClass, type TireClass } from '../tires/index.js';

/** In no record of vehicles: nobody could choose theirs. */
const OF_OTHER_VEHICLES: ReadonlySet<TireClass> = new Set(['truck', 'trailer', 'offRoad']);

/**
 * Whether a shop mounts tires of the size `sizeCode` only for a vehicle that was named [R5.09]: what goes on cars and light trucks is
 * judged for one; trailers, heavy trucks and off-road machines are in no record. A code that is no size needs one.
 */
export const needsVehicle = (sizeCode: string): boolean => {
  const parsed = parseTireSize(sizeCode);
  return !parsed.ok || !OF_OTHER_VEHICLES.has(tireClass(parsed.value.size));
};
