import { blur, boxMean } from './blur.js';
import { mapPlane, type Plane } from './plane.js';
import { outlines } from './outlines.js';
import type { Unwrapped } from './unwrap.js';

/** A stretch of something like letters in an unwrapped photo: its frame, and its middle line from left to right. */
export interface TextBlock {
  readonly left: number;
  readonly right: number;
  /** Height of the letters. */
  readonly height: number;
  /** Row of the middle line at column `left + (right - left) * t`: level + slope * t + bow * t * t. */
  readonly level: number;
  readonly slope: number;
  readonly bow: number;
}

/** Weight of vertical changes. They count less than changes along a row, which rings never show. */
const RING_WEIGHT = 0.25;
/** Edges are relative to those within this distance. */
const AROUND_PX = 38;

/**
 * Likeness of each pixel to the edge of a letter, after removing continuous rings and the rubber's grain. 1 is a
 * clear edge.
 */
export const letterEdges = ({ picture, isInside }: Unwrapped, softness: number): Plane => {
  const edges = outlines(blur(picture, softness), RING_WEIGHT);
  const inside = boxMean(isInside, 4);
  const kept = mapPlane(edges, (value, at) => ((inside.data[at] ?? 0) > 0.999 ? value : 0));
  const around = boxMean(kept, AROUND_PX * 3, AROUND_PX * 2);
  return mapPlane(kept, (value, at) => Math.min(value / (2.5 * (around.data[at] ?? 0) + 0.45 / softness), 2));
};

interface Component {
  left: number;
  right: number;
  top: number;
  bottom: number;
  readonly pixels: number[];
}

const componentsOf = ({ width, height, data }: Plane): Component[] => {
  const seen = new Uint8Array(data.length);
  const found: Component[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (data[start] === 0 || seen[start] === 1) continue;
    const one: Component = { left: width, right: 0, top: height, bottom: 0, pixels: [] };
    const open = [start];
    seen[start] = 1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width;
      const y = Math.floor(at / width);
      one.pixels.push(at);
      one.left = Math.min(one.left, x);
      one.right = Math.max(one.right, x);
      one.top = Math.min(one.top, y);
      one.bottom = Math.max(one.bottom, y);
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= data.length || seen[next] === 1 || data[next] === 0) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
    found.push(one);
  }
  return found;
};

/** The parabola through `points` (t, y) with the least squares. */
const parabola = (points: readonly (readonly [number, number])[]): readonly [number, number, number] => {
  const sums = [0, 0, 0, 0, 0];
  const right = [0, 0, 0];
  for (const [t, y] of points) {
    for (let power = 0; power < 5; power += 1) sums[power] = (sums[power] ?? 0) + t ** power;
    for (let power = 0; power < 3; power += 1) right[power] = (right[power] ?? 0) + y * t ** power;
  }
  const rows = [0, 1, 2].map((row) => [
    sums[row] ?? 0,
    sums[row + 1] ?? 0,
    sums[row + 2] ?? 0,
    right[row] ?? 0,
  ]);
  for (let pivot = 0; pivot < 3; pivot += 1) {
    const chosen = rows[pivot] ?? [];
    const lead = (chosen[pivot] ?? 0) || 1e-9;
    for (const [index, row] of rows.entries()) {
      if (index === pivot) continue;
      const factor = (row[pivot] ?? 0) / lead;
      for (let column = pivot; column < 4; column += 1)
        row[column] = (row[column] ?? 0) - factor * (chosen[column] ?? 0);
    }
  }
  const solved = rows.map((row, index) => (row[3] ?? 0) / ((row[index] ?? 0) || 1e-9));
  return [solved[0] ?? 0, solved[1] ?? 0, solved[2] ?? 0];
};

const blockOf = ({ left, right, pixels }: Component, width: number): TextBlock => {
  const length = right - left + 1;
  const sums = new Float64Array(length);
  const counts = new Float64Array(length);
  for (const at of pixels) {
    const column = (at % width) - left;
    sums[column] = (sums[column] ?? 0) + Math.floor(at / width);
    counts[column] = (counts[column] ?? 0) + 1;
  }
  const points = [...sums.entries()]
    .filter(([column]) => (counts[column] ?? 0) > 0)
    .map(([column, sum]): [number, number] => [column / length, sum / (counts[column] ?? 1)]);
  const [level, slope, bow] = parabola(points);
  const heights = [...counts].sort((a, b) => a - b);
  return { left, right, height: heights[Math.floor(length * 0.6)] ?? 0, level, slope, bow };
};

const isSize = ({ left, right, height }: TextBlock, letter: number): boolean => {
  const times = (right - left) / height;
  return height > letter * 0.55 && height < letter * 2.2 && times > 3.5 && times < 24;
};

const middleRow = ({ level, slope, bow }: TextBlock, t: number): number => level + slope * t + bow * t * t;

/** Words apart by no more than a wide gap, in letters. */
const WIDEST_GAP = 1.6;

/** Two words of one line as one block; null where they are none. */
const joined = (a: TextBlock, b: TextBlock): TextBlock | null => {
  const height = Math.max(a.height, b.height);
  const gap = b.left - a.right;
  const isLevel = Math.abs(middleRow(a, 1) - middleRow(b, 0)) < height * 0.4;
  const isAlike = Math.min(a.height, b.height) > height * 0.72;
  if (gap < -height || gap > height * WIDEST_GAP || !isLevel || !isAlike) return null;
  const length = b.right - a.left;
  const points = [a, b].flatMap((one) =>
    [0, 0.25, 0.5, 0.75, 1].map((t): [number, number] => [
      (one.left + t * (one.right - one.left) - a.left) / length,
      middleRow(one, t),
    ]),
  );
  const [level, slope, bow] = parabola(points);
  return { left: a.left, right: b.right, height, level, slope, bow };
};

/** The words, and the lines that neighbors among them make. */
const withLines = (words: readonly TextBlock[]): TextBlock[] => {
  const inOrder = [...words].sort((a, b) => a.left - b.left);
  const lines: TextBlock[] = [];
  for (const first of inOrder) {
    let line = first;
    for (const next of inOrder) {
      if (next.left <= line.left) continue;
      const longer = joined(line, next);
      if (longer === null) continue;
      line = longer;
      lines.push(line);
    }
  }
  return [...words, ...lines];
};

/**
 * Stretches of `edges` that are grouped like letters of about `letter` pixels: 4 to 24 times as long as high, single
 * words of a line and the whole line.
 */
export const textBlocks = (edges: Plane, letter: number): TextBlock[] => {
  const clear = mapPlane(edges, (value) => (value > 0.55 ? 1 : 0));
  const near = boxMean(clear, Math.round(letter * 0.42), Math.round(letter * 0.16));
  const solid = mapPlane(near, (value) => (value > 0.16 ? 1 : 0));
  const words = componentsOf(solid)
    .map((component) => blockOf(component, edges.width))
    .filter(
      ({ height, left, right }) => height > letter * 0.55 && height < letter * 2.2 && right - left > height,
    );
  return withLines(words).filter((block) => isSize(block, letter));
};
