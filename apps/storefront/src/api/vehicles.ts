import { getVehicle, listElectricVehicles, vehicleOptions } from '@simpletread/contract';
import { cache } from 'react';
import { readCached } from './read-cached';

/** A vehicle with its trims and the sizes that fit it; refused with `vehicle.unknown`. */
export const readVehicle = cache((make: string, model: string, year: number) =>
  readCached('vehicles', getVehicle, { params: { make, model, year } }),
);

/** Makes; with a make its models; with both the years. Refused with `vehicle.unknown`. */
export const readVehicleOptions = cache((make?: string, model?: string) =>
  readCached('vehicles', vehicleOptions, {
    query: { ...(make === undefined ? {} : { make }), ...(model === undefined ? {} : { model }) },
  }),
);

/** Models that run on a battery alone and whose sizes are known. */
export const readElectricVehicles = cache(() => readCached('vehicles', listElectricVehicles, {}));
