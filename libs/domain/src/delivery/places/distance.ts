/** A place on earth in degrees. */
export interface LatLng {
  /** −90 to 90. */
  readonly lat: number;
  /** −180 to 180. */
  readonly lng: number;
}

const EARTH_RADIUS_MILES = 3958.7613;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the straight-line distance in statute miles, by the haversine formula on a sphere of mean radius. */
export const distanceMiles = (a: LatLng, b: LatLng): number => {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  const haversine = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
};
