import { boxMean } from './blur.js';
import { mapPlane, type Plane } from './plane.js';

/** The picture without slow changes of light, each place measured by the contrast around it: about -3 to 3. */
export const evenLight = (picture: Plane, reach: number): Plane => {
  const mean = boxMean(picture, reach);
  const off = mapPlane(picture, (value, at) => value - (mean.data[at] ?? 0));
  const spread = boxMean(
    mapPlane(off, (value) => value * value),
    reach * 2,
  );
  return mapPlane(off, (value, at) => value / Math.sqrt((spread.data[at] ?? 0) + 4));
};
