import type { Result, VehicleFitment } from '@simpletread/domain';

export interface VehicleOfRecord {
  readonly name: { readonly make: string; readonly model: string };
  /** The model's leading spelling. */
  readonly makeSlug: string;
  readonly modelSlug: string;
  readonly fitments: readonly VehicleFitment[];
}

/** Finds a vehicle in our records by the path of its page; the catalogue provides it, which the garage doesn't know. */
export abstract class KnownVehicles {
  abstract run(path: string): Promise<Result<VehicleOfRecord>>;
}
