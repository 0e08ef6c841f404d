'use server';

import type { PickedVehicle } from './picked-vehicle';
import { type OfferedVehicles, readVehicleLists } from './read-vehicle-lists';

/** Returns the next choices, for a page with script. */
export const offerVehicles = async ({ make, model, year, trim }: PickedVehicle): Promise<OfferedVehicles> =>
  readVehicleLists({ make: String(make), model: String(model), year: String(year), trim: String(trim) });
