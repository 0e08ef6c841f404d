import type { PickupPoint } from '@simpletread/contract';

/** A location of the carrier that holds tires for their buyers. */
export type PickupPointPlace = Omit<PickupPoint, 'distanceMiles'> & {
  /** True if it accepts tires. A closed one is kept for orders stored there. */
  readonly isActive: boolean;
};

const inTenths = (miles: number): number => Math.round(miles * 10) / 10;

/** A location as the contract shows it. */
export const pickupPointCardOf = (
  { isActive: _, ...place }: PickupPointPlace,
  distanceMiles: number | null = null,
): PickupPoint => ({ ...place, distanceMiles: distanceMiles === null ? null : inTenths(distanceMiles) });
