import type { VehicleFitment, VehicleName } from '@simpletread/domain';

/** A vehicle of our records with the tire sets its maker fitted; none where we do not know them. */
export interface KnownVehicle {
  readonly name: VehicleName;
  readonly makeSlug: string;
  readonly modelSlug: string;
  readonly fitments: readonly VehicleFitment[];
}
