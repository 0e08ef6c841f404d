import { distanceMiles, type LatLng } from './distance.js';

/** `places` by distance from `to`, nearest first; in their own order where `to` is unknown. */
export const nearestFirst = <P extends LatLng>(places: readonly P[], to: LatLng | null): readonly P[] => {
  if (to === null) return places;
  return places
    .map((place) => ({ place, miles: distanceMiles(place, to) }))
    .sort((a, b) => a.miles - b.miles)
    .map(({ place }) => place);
};
