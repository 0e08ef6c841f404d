import { roughDistance } from '../places/distance.js';
import type { Place } from '../places/read-places.js';
import type { PickupPointRow } from './build-pickup-points.js';

/** Returns the location nearest to a home; null if there are none. */
export const nearestPoint = (points: readonly PickupPointRow[], home: Place): PickupPointRow | null =>
  points.reduce<PickupPointRow | null>(
    (nearest, point) =>
      nearest === null || roughDistance(point, home) < roughDistance(nearest, home) ? point : nearest,
    null,
  );
