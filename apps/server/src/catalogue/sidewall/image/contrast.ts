import { evenLight } from './even-light.js';
import { mapPlane, type Plane } from './plane.js';

const WHITE = 255;
/** Of all pixels; what is beyond is a reflection or a hole, and no letter. */
const TAIL = 0.01;
const MIDDLE = 128;
/** The even picture goes from about -3 to 3. */
const PER_DEVIATION = 42;
/** As a share of the width: letters are smaller, shadows and flashes larger. */
const REACH = 1 / 24;

/** The values below which these shares of all pixels are. */
export const percentiles = ({ data }: Plane, shares: readonly number[]): readonly number[] => {
  const sorted = Float32Array.from(data).sort();
  return shares.map((share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};

const clipped = (value: number): number => Math.min(Math.max(value, 0), WHITE);

/** From here on a picture is read as it is. */
const ENOUGH = 120;

const rangeOf = (picture: Plane): readonly [low: number, high: number] => {
  const [low = 0, high = WHITE] = percentiles(picture, [TAIL, 1 - TAIL]);
  return [low, high];
};

/** The picture from black to white. */
export const fullContrast = (picture: Plane): Plane => {
  const [low, high] = rangeOf(picture);
  if (high - low < 1) return picture;
  return mapPlane(picture, (value) => clipped(((value - low) / (high - low)) * WHITE));
};

/** The picture with full contrast if it has little, so that a dark photo is as clear as a bright one. */
export const stretched = (picture: Plane): Plane => {
  const [low, high] = rangeOf(picture);
  return high - low >= ENOUGH ? picture : fullContrast(picture);
};

/** The picture without shadows and flashes: each place is measured by the contrast around it. */
export const evened = (picture: Plane): Plane =>
  mapPlane(evenLight(stretched(picture), Math.max(4, Math.round(picture.width * REACH))), (value) =>
    clipped(MIDDLE + value * PER_DEVIATION),
  );

export const inverted = (picture: Plane): Plane => mapPlane(picture, (value) => WHITE - value);
