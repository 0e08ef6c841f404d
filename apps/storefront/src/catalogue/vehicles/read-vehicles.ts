import { listElectricVehicles, vehicleOptions } from '@simpletread/contract';
import { cache } from 'react';
import { readCached } from '../../shell/api';

/** Makes; with a make its models; with both the years. Refused with `vehicle.unknown`. */
export const readVehicleOptions = cache((make?: string, model?: string) =>
  readCached('vehicles', vehicleOptions, {
    query: { ...(make === undefined ? {} : { make }), ...(model === undefined ? {} : { model }) },
  }),
);

/** Models that run on a battery alone and whose sizes are known. */
export const readElectricVehicles = cache(() => readCached('vehicles', listElectricVehicles, {}));
