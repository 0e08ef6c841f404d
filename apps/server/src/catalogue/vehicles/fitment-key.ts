import type { VehicleFitment } from '@simpletread/domain';

/** Names a vehicle's set of sizes in addresses: `225/65R17_102_H`. */
export const fitmentKey = ({ front, rear }: VehicleFitment): string =>
  [front, rear]
    .flatMap((axle) =>
      axle === null ? [] : [axle.sizeCode, axle.loadIndex, axle.speedSymbol, axle.loadRange],
    )
    .filter((part) => part !== null)
    .join('_');
