/** A vehicle as a shopper names it. `year` is the model year. */
export interface VehicleName {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim?: string;
}

/** Returns "2019 Honda CR-V EX". */
export const vehicleLabel = ({ year, make, model, trim }: VehicleName): string =>
  [year, make, model, trim].filter((part) => part !== undefined && part !== '').join(' ');
