import { parseTireSize, rimDiameterIn } from '../tires/index.js';
import type { FitReason } from './fit-reason.js';
import type { VehicleFitment } from './fitment-record.js';

const rimOf = (sizeCode: string): readonly number[] => {
  const parsed = parseTireSize(sizeCode);
  return parsed.ok ? [rimDiameterIn(parsed.value.size)] : [];
};

/** Returns the wheel diameters in inches with which a vehicle was sold on one axle, smallest first. */
const vehicleRimsIn = (fitments: readonly VehicleFitment[], axle: 'front' | 'rear'): readonly number[] => {
  const rims = fitments.flatMap(({ front, rear }) =>
    rimOf((axle === 'front' ? front : (rear ?? front)).sizeCode),
  );
  return [...new Set(rims)].sort((a, b) => a - b);
};

/**
 * Returns a check of a wheel diameter with all wheels of the vehicle, because a car sold with 18- and 19-inch wheels may have either. Other checks stay as
 * they are. `axle` is null if both axles have the same tire.
 */
export const withVehicleRims = <Reason extends FitReason>(
  reason: Reason,
  fitments: readonly VehicleFitment[],
  axle: 'front' | 'rear' | null,
): Reason =>
  reason.code === 'rim.sameDiameter'
    ? { ...reason, data: { ...reason.data, vehicleRimsIn: vehicleRimsIn(fitments, axle ?? 'front') } }
    : reason;
