import type { PickupPoint } from '@simpletread/contract';

/** A place that holds tires for their buyers: a location of the carrier, or the counter of a warehouse. */
export type PickupPointPlace = Omit<PickupPoint, 'distanceMiles'> & {
  /** True if it accepts tires. A closed one is kept for orders stored there. */
  readonly isActive: boolean;
  /** The warehouse whose counter it is; null for a location of the carrier. */
  readonly warehouseCode: string | null;
};

/** The counter of a warehouse. */
export type WarehouseCounter = PickupPointPlace & { readonly warehouseCode: string };

export const isCounter = (place: PickupPointPlace): place is WarehouseCounter => place.warehouseCode !== null;

const inTenths = (miles: number): number => Math.round(miles * 10) / 10;

/** A location as the contract shows it. */
export const pickupPointCardOf = (
  { isActive: _, warehouseCode: __, ...place }: PickupPointPlace,
  distanceMiles: number | null = null,
): PickupPoint => ({ ...place, distanceMiles: distanceMiles === null ? null : inTenths(distanceMiles) });
