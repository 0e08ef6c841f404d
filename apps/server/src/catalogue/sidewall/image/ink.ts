import { type Plane } from './plane.js';

const MARGIN = 12;
/** Letters start this many standard deviations above the rubber, and are full ink soon after. */
const BEGIN = 0.85;
const SOFTNESS = 0.32;

/** A picture of gray bytes, dark letters on white. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

const onWhite = ({ width, height, data }: Plane, inkOf: (value: number) => number): Ink => {
  const wide = width + 2 * MARGIN;
  const high = height + 2 * MARGIN;
  const bytes = new Uint8Array(wide * high).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      bytes[(y + MARGIN) * wide + x + MARGIN] = 255 - Math.round(255 * inkOf(data[y * width + x] ?? 0));
    }
  }
  return { width: wide, height: high, bytes };
};

/** Raised parts as ink. */
export const inkOfHeights = (heights: Plane): Ink => {
  const spread =
    Math.sqrt(heights.data.reduce((sum, value) => sum + value * value, 0) / heights.data.length) || 1;
  return onWhite(heights, (value) => 1 / (1 + Math.exp((BEGIN - value / spread) / SOFTNESS)));
};

/** Bright parts as ink: for painted or chalked letters. */
export const inkOfBrightness = (line: Plane): Ink => {
  const sorted = Float32Array.from(line.data).sort();
  const low = sorted[Math.floor(sorted.length * 0.05)] ?? 0;
  const high = sorted[Math.floor(sorted.length * 0.97)] ?? 255;
  return onWhite(line, (value) => Math.min(Math.max((value - low) / (high - low || 1), 0), 1));
};
