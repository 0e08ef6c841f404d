import { type DispatchPlace, shipsOn } from '../../delivery/index.js';
import { zoneInstant } from '../../time/index.js';

/**
 * Returns when the truck leaves that takes an order placed at `placedAt`: at the warehouse's cut-off hour, on the day that its delivery
 * promise counts from.
 */
export const truckAt = (from: DispatchPlace, placedAt: Date): Date => {
  const wall = `${shipsOn(from, placedAt)}T${String(from.cutOffHour).padStart(2, '0')}:00`;
  const leaves = zoneInstant(wall, from.timeZone);
  if (leaves === null) throw new RangeError(`no clock in ${from.timeZone} shows ${wall}`);
  return leaves;
};
