import type { PricedVehicle } from '@simpletread/domain';

import type { KnownVehicle } from '../vehicles/index.js';

/** A vehicle as promotions ask for it. */
export const pricedVehicle = (vehicle: KnownVehicle | null): PricedVehicle | null =>
  vehicle === null
    ? null
    : { year: vehicle.name.year, makeSlug: vehicle.makeSlug, modelSlug: vehicle.modelSlug };
