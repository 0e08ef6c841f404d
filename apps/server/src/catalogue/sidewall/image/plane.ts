/** One channel of a picture, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** A plane of zeros, or of `data`. */
export const plane = (width: number, height: number, data = new Float32Array(width * height)): Plane => ({
  width,
  height,
  data,
});

/** The plane whose values are those of `one` after `change`. */
export const mapPlane = (
  { width, height, data }: Plane,
  change: (value: number, at: number) => number,
): Plane => {
  const changed = new Float32Array(data.length);
  for (let at = 0; at < data.length; at += 1) changed[at] = change(data[at] ?? 0, at);
  return plane(width, height, changed);
};

/** The interpolated value of the four pixels around (x, y), or `outside` beyond the picture. */
export const sample = ({ width, height, data }: Plane, x: number, y: number, outside: number): number => {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return outside;
  const at = top * width + left;
  const right = x - left;
  const down = y - top;
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
};

/** The plane in half its width and height, each pixel the mean of four. */
export const halved = ({ width, height, data }: Plane): Plane => {
  const half = plane(Math.floor(width / 2), Math.floor(height / 2));
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const at = 2 * y * width + 2 * x;
      const upper = (data[at] ?? 0) + (data[at + 1] ?? 0);
      half.data[y * half.width + x] = (upper + (data[at + width] ?? 0) + (data[at + width + 1] ?? 0)) / 4;
    }
  }
  return half;
};
