interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Returns a figure that grows with the distance between two nearby places; a cheap way to pick the nearest of many. */
export const roughDistance = (a: Point, b: Point): number => {
  const north = a.lat - b.lat;
  const east = (a.lng - b.lng) * Math.cos(((a.lat + b.lat) * Math.PI) / 360);
  return north * north + east * east;
};
