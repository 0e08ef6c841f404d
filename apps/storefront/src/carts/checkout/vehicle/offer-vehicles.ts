'use server';

import type { PickedVehicle } from './picked-vehicle';
import { type OfferedVehicles, readVehicleLists } from './read-vehicle-lists';

/** What can be chosen next, for a page that asks by script. */
export const offerVehicles = async ({ make, model, year, trim }: PickedVehicle): Promise<OfferedVehicles> =>
  readVehicleLists({ make: String(make), model: String(model), year: String(year), trim: String(trim) });
