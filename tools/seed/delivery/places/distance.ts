interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Grows with the distance between two places that are not far apart; cheap, for picking the nearest of many. */
export const roughDistance = (a: Point, b: Point): number => {
  const north = a.lat - b.lat;
  const east = (a.lng - b.lng) * Math.cos(((a.lat + b.lat) * Math.PI) / 360);
  return north * north + east * east;
};
