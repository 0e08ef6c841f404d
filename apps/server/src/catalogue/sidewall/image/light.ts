import { evenLight } from './even-light.js';
import { type Plane } from './plane.js';
import { raisedRubber } from './raised-rubber.js';
import { LETTER_PX } from './straighten.js';

/** The strength a rise needs to be trusted; see raisedRubber. */
const NOISE = 0.02;

/** Directions of light evenly over half a circle, in radians. */
const directions = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => (at * Math.PI) / count);

/** The skew of the values toward the high side: letters raised from flat rubber are few and high. */
const leaning = ({ data }: Plane): number => {
  let squares = 0;
  let cubes = 0;
  for (const value of data) {
    squares += value * value;
    cubes += value * value * value;
  }
  return cubes / data.length / ((squares / data.length) ** 1.5 || 1);
};

/** A line as one light would have it: letters high, rubber low. */
export interface LitLine {
  readonly heights: Plane;
  readonly leaning: number;
}

const turned = ({ width, height, data }: Plane): Plane => ({
  width,
  height,
  data: data.map((value) => -value),
});

/**
 * The heights of a straightened line for each of `count` (even) light directions, most raised letters first. Light
 * from the opposite side inverts heights, so half a circle covers both.
 */
export const litLines = (line: Plane, count: number): LitLine[] =>
  raisedRubber(evenLight(line, LETTER_PX / 2), directions(count), NOISE)
    .map((heights) => {
      const lean = leaning(heights);
      return lean < 0 ? { heights: turned(heights), leaning: -lean } : { heights, leaning: lean };
    })
    .sort((a, b) => b.leaning - a.leaning);
