import type { Reading } from '@simpletread/domain';

import type { Photo } from './decode-photo.js';
import { findLines } from './find-lines.js';
import { boxMean } from './image/blur.js';
import { edgePoints } from './image/edge-points.js';
import { fitArcs } from './image/fit-arc.js';
import { type Ink, inkOfBrightness, inkOfHeights } from './image/ink.js';
import { litLines } from './image/light.js';
import type { Plane } from './image/plane.js';

/** The way to split a picture of one line: as a line found in it, or as one that fills it. */
export type LineMode = 'find' | 'whole';

export type Recognize = (ink: Ink, mode: LineMode) => Promise<Reading>;

export interface ReadingTools {
  readonly recognize: Recognize;
  /** True if the reading so far leaves no doubt. */
  readonly isEnough: (readings: readonly Reading[]) => boolean;
  readonly isTimeUp: () => boolean;
}

/** The likeliest curve of the rings, and the next where that shows nothing. */
const ARCS = 2;
const LINES_GLANCED_AT = 8;
const LINES_READ = 2;
const LIGHTS_AT_A_GLANCE = 4;
const LIGHTS = 12;
/** Raised letters lean at least this far; painted ones and other shapes don't. */
const LEAST_LEANING = 0.25;
/** Painted letters are read as they are, a little sharper and softer. */
const SOFTNESSES = [0, 1, 2];

const figures = (text: string): number => text.replace(/[^0-9]/g, '').length;

/** Likeness of a reading to a size: its number of digits, up to those of a size with its load index. */
const likeness = ({ text, confidence }: Reading): number =>
  Math.min(figures(text), 10) + (/\d{2}[A-Z]?R\d/.test(text) ? 2 : 0) + confidence * 2;

/** A line that looks this much like a size is studied before the others. */
const CLEAR_MATCH = 10;

type Look = readonly [Ink, LineMode];

const raised = (line: Plane, lights: number): Ink[] =>
  litLines(line, lights)
    .filter(({ leaning }) => leaning >= LEAST_LEANING)
    .map(({ heights }) => inkOfHeights(heights));

const glance = (line: Plane): readonly Look[] => [
  [inkOfBrightness(line), 'find'],
  ...raised(line, LIGHTS_AT_A_GLANCE).map((ink): Look => [ink, 'whole']),
];

const bothWays = (ink: Ink): readonly Look[] => [
  [ink, 'find'],
  [ink, 'whole'],
];

/** By each light direction. Where none shows raised letters, as painted letters. */
const study = (line: Plane): readonly Look[] => {
  const inks = raised(line, LIGHTS);
  const painted = SOFTNESSES.map((radius) => inkOfBrightness(radius === 0 ? line : boxMean(line, radius)));
  return (inks.length > 0 ? [...inks, ...painted.slice(1, 2)] : painted).flatMap(bothWays);
};

/** All that can be read in `photo` where it looks most like a size; the longer it takes, the surer. */
export const readLines = async ({ whole, small }: Photo, tools: ReadingTools): Promise<Reading[]> => {
  const { recognize, isEnough, isTimeUp } = tools;
  const readings: Reading[] = [];
  const read = async ([ink, mode]: Look): Promise<number> => {
    const reading = await recognize(ink, mode);
    readings.push(reading);
    return likeness(reading);
  };
  const glanceAt = async (line: Plane): Promise<number> => {
    let best = 0;
    for (const look of glance(line)) {
      if (isTimeUp()) break;
      best = Math.max(best, await read(look));
    }
    return best;
  };
  /** Studies a line; whether that was enough, or the time is up. */
  const studies = async (line: Plane): Promise<boolean> => {
    for (const look of study(line)) {
      if (isTimeUp()) return true;
      await read(look);
    }
    return isEnough(readings);
  };
  for (const { arc } of fitArcs(edgePoints(small), small.width, small.height, ARCS)) {
    if (isTimeUp()) return readings;
    const likely: { line: Plane; score: number }[] = [];
    for (const line of findLines(whole, arc, LINES_GLANCED_AT)) {
      if (isTimeUp()) return readings;
      const score = await glanceAt(line);
      if (score < CLEAR_MATCH) likely.push({ line, score });
      else if (await studies(line)) return readings;
    }
    likely.sort((a, b) => b.score - a.score);
    for (const { line } of likely.slice(0, LINES_READ)) {
      if (isTimeUp() || (await studies(line))) return readings;
    }
  }
  return readings;
};
