import { type Plane, plane } from './plane.js';

/** The change of brightness at each pixel: outlines of letters, independent of the light's direction. */
export const outlines = ({ width, height, data }: Plane, downWeight = 1): Plane => {
  const strength = new Float32Array(data.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const across = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
      const down = downWeight * ((data[at + width] ?? 0) - (data[at - width] ?? 0));
      strength[at] = Math.sqrt(across * across + down * down);
    }
  }
  return plane(width, height, strength);
};
