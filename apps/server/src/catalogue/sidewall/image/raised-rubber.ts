import { fourierOfPlane, type Spectrum } from './fourier.js';
import { type Plane, plane } from './plane.js';

/** Cycles a pixel, of letters LETTER_PX high. */
const FINEST = 0.16;
const COARSEST = 0.012;

const powerOfTwo = (least: number): number => 2 ** Math.ceil(Math.log2(least));

/** The spectrum of a line, mirrored at its edges so that they leave no marks. */
const spectrumOf = (line: Plane): Spectrum => {
  const width = powerOfTwo(line.width * 1.1);
  const height = powerOfTwo(line.height * 1.3);
  const re = new Float64Array(width * height);
  const mirrored = (at: number, size: number, whole: number): number => {
    if (at < size) return at;
    const past = at - size;
    return past < (whole - size) / 2 ? Math.max(size - 1 - past, 0) : Math.min(whole - 1 - at, size - 1);
  };
  for (let y = 0; y < height; y += 1) {
    const from = mirrored(y, line.height, height) * line.width;
    for (let x = 0; x < width; x += 1)
      re[y * width + x] = line.data[from + mirrored(x, line.width, width)] ?? 0;
  }
  const spectrum = { width, height, re, im: new Float64Array(width * height) };
  fourierOfPlane(spectrum, 1);
  return spectrum;
};

/** Takes out what is finer than the strokes of letters and coarser than letters, in place. */
const keepLetters = ({ width, height, re, im }: Spectrum): void => {
  for (let y = 0; y < height; y += 1) {
    const down = (y < height / 2 ? y : y - height) / height;
    for (let x = 0; x < width; x += 1) {
      const across = (x < width / 2 ? x : x - width) / width;
      const fine = across * across + down * down;
      const kept = Math.exp(-fine / FINEST ** 2) * (1 - Math.exp(-fine / COARSEST ** 2));
      re[y * width + x] = (re[y * width + x] ?? 0) * kept;
      im[y * width + x] = (im[y * width + x] ?? 0) * kept;
    }
  }
};

/** The spectrum of the heights by light from `first`, and, a quarter turn on in the complex plane, by light from `second`. */
const heightsOfTwo = (shading: Spectrum, first: number, second: number, noise: number): Spectrum => {
  const { width, height } = shading;
  const re = new Float64Array(width * height);
  const im = new Float64Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const down = (2 * Math.PI * (y < height / 2 ? y : y - height)) / height;
    for (let x = 0; x < width; x += 1) {
      const across = (2 * Math.PI * (x < width / 2 ? x : x - width)) / width;
      const at = y * width + x;
      const riseOne = across * Math.cos(first) + down * Math.sin(first);
      const riseTwo = across * Math.cos(second) + down * Math.sin(second);
      const one = riseOne / (riseOne * riseOne + noise);
      const two = riseTwo / (riseTwo * riseTwo + noise);
      const sRe = shading.re[at] ?? 0;
      const sIm = shading.im[at] ?? 0;
      re[at] = sIm * one + sRe * two;
      im[at] = sIm * two - sRe * one;
    }
  }
  return { width, height, re, im };
};

const cut = (from: Float64Array, width: number, line: Plane): Plane => {
  const heights = plane(line.width, line.height);
  for (let y = 0; y < line.height; y += 1) {
    heights.data.set(from.subarray(y * width, y * width + line.width), y * line.width);
  }
  return heights;
};

/**
 * Heights of the rubber computed from its shading, for light from each of `directions` (radians, 0 from the left, a
 * quarter turn from above; an even number of them). Shading is the rise of the surface toward the light. The filter
 * inverts it where it carries information and drops the rest (Wiener). `noise` is the strength a rise needs to be
 * trusted.
 */
export const raisedRubber = (line: Plane, directions: readonly number[], noise: number): Plane[] => {
  const shading = spectrumOf(line);
  keepLetters(shading);
  const found: Plane[] = [];
  for (let at = 0; at + 1 < directions.length; at += 2) {
    // Both results are real, so one transform computes two: one as the real part, one as the imaginary part.
    const both = heightsOfTwo(shading, directions[at] ?? 0, directions[at + 1] ?? 0, noise);
    fourierOfPlane(both, -1);
    found.push(cut(both.re, both.width, line), cut(both.im, both.width, line));
  }
  return found;
};
