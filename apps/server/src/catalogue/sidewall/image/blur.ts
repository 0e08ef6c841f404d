import { type Plane, plane } from './plane.js';

/** Means of `count` runs of values, `stride` apart in a run and `step` from run to run, over 2 * radius + 1 neighbors. */
const meanAlong = (
  from: Float32Array,
  to: Float32Array,
  runs: { count: number; step: number; length: number; stride: number },
  radius: number,
): void => {
  const { count, step, length, stride } = runs;
  const reach = Math.min(radius, length - 1);
  for (let run = 0; run < count; run += 1) {
    const start = run * step;
    let sum = 0;
    let held = 0;
    for (let at = 0; at < reach; at += 1) {
      sum += from[start + at * stride] ?? 0;
      held += 1;
    }
    for (let at = 0; at < length; at += 1) {
      const entering = at + reach;
      if (entering < length) {
        sum += from[start + entering * stride] ?? 0;
        held += 1;
      }
      const leaving = at - reach - 1;
      if (leaving >= 0) {
        sum -= from[start + leaving * stride] ?? 0;
        held -= 1;
      }
      to[start + at * stride] = sum / held;
    }
  }
};

/** Mean of the window of 2 * radiusX + 1 by 2 * radiusY + 1 pixels around each pixel. */
export const boxMean = ({ width, height, data }: Plane, radiusX: number, radiusY = radiusX): Plane => {
  const across = new Float32Array(data.length);
  const both = new Float32Array(data.length);
  meanAlong(data, across, { count: height, step: width, length: width, stride: 1 }, Math.round(radiusX));
  meanAlong(across, both, { count: width, step: 1, length: height, stride: width }, Math.round(radiusY));
  return plane(width, height, both);
};

/** Three box means in a row, which come close to a Gaussian of `sigma` pixels. */
export const blur = (one: Plane, sigma: number): Plane => {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  return boxMean(boxMean(boxMean(one, radius), radius), radius);
};
