import { listElectricVehicles, vehicleOptions } from '@simpletread/contract';
import { cache } from 'react';
import { readCached } from '../../shell/api';

/** Returns makes; with a make its models; with both the years. Refuses with `vehicle.unknown`. */
export const readVehicleOptions = cache((make?: string, model?: string) =>
  readCached('vehicles', vehicleOptions, {
    query: { ...(make === undefined ? {} : { make }), ...(model === undefined ? {} : { model }) },
  }),
);

/** Returns battery-electric models with known sizes. */
export const readElectricVehicles = cache(() => readCached('vehicles', listElectricVehicles, {}));
