import type { PickupPoint } from '@simpletread/contract';

/** A location of the carrier that holds tires for their buyers. */
export type PickupPointPlace = Omit<PickupPoint, 'distanceMiles'> & {
  /** Whether it takes tires; one that closed is kept for the orders that lie there. */
  readonly isActive: boolean;
};

const inTenths = (miles: number): number => Math.round(miles * 10) / 10;

/** A location as the contract shows it. */
export const pickupPointCardOf = (
  { isActive: _, ...place }: PickupPointPlace,
  distanceMiles: number | null = null,
): PickupPoint => ({ ...place, distanceMiles: distanceMiles === null ? null : inTenths(distanceMiles) });
