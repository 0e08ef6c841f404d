import { getVehicle } from '@simpletread/contract';
import { cache } from 'react';
import { readCached } from '../api';

/** A vehicle with its trims and the sizes that fit it; refused with `vehicle.unknown`. */
export const readVehicle = cache((make: string, model: string, year: number) =>
  readCached('vehicles', getVehicle, { params: { make, model, year } }),
);
