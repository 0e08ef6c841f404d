/** The discrete Fourier transform in place, of a power of two values; `sign` 1 goes there, -1 back (without dividing). */
export const fourier = (re: Float64Array, im: Float64Array, sign: 1 | -1): void => {
  const count = re.length;
  for (let at = 1, mirror = 0; at < count; at += 1) {
    let bit = count >> 1;
    for (; mirror & bit; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
    if (at >= mirror) continue;
    [re[at], re[mirror]] = [re[mirror] ?? 0, re[at] ?? 0];
    [im[at], im[mirror]] = [im[mirror] ?? 0, im[at] ?? 0];
  }
  for (let size = 2; size <= count; size <<= 1) {
    const turn = (-sign * 2 * Math.PI) / size;
    for (let k = 0; k < size / 2; k += 1) {
      const cos = Math.cos(turn * k);
      const sin = Math.sin(turn * k);
      for (let start = k; start < count; start += size) {
        const other = start + size / 2;
        const oRe = (re[other] ?? 0) * cos - (im[other] ?? 0) * sin;
        const oIm = (re[other] ?? 0) * sin + (im[other] ?? 0) * cos;
        const sRe = re[start] ?? 0;
        const sIm = im[start] ?? 0;
        re[start] = sRe + oRe;
        im[start] = sIm + oIm;
        re[other] = sRe - oRe;
        im[other] = sIm - oIm;
      }
    }
  }
};

/** A plane in frequencies, row by row. */
export interface Spectrum {
  readonly width: number;
  readonly height: number;
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** Transforms rows, then columns, in place. */
export const fourierOfPlane = ({ width, height, re, im }: Spectrum, sign: 1 | -1): void => {
  for (let y = 0; y < height; y += 1) {
    fourier(re.subarray(y * width, (y + 1) * width), im.subarray(y * width, (y + 1) * width), sign);
  }
  const columnRe = new Float64Array(height);
  const columnIm = new Float64Array(height);
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) {
      columnRe[y] = re[y * width + x] ?? 0;
      columnIm[y] = im[y * width + x] ?? 0;
    }
    fourier(columnRe, columnIm, sign);
    for (let y = 0; y < height; y += 1) {
      re[y * width + x] = columnRe[y] ?? 0;
      im[y * width + x] = columnIm[y] ?? 0;
    }
  }
};
