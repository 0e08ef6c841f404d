import { getVehicle } from '@simpletread/contract';
import { cache } from 'react';
import { readCached } from '../api';

/** Returns a vehicle with its trims and fitting sizes; refuses with `vehicle.unknown`. */
export const readVehicle = cache((make: string, model: string, year: number) =>
  readCached('vehicles', getVehicle, { params: { make, model, year } }),
);
