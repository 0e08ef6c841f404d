import type { Arc } from './image/arc.js';
import { halved, type Plane } from './image/plane.js';
import { straighten } from './image/straighten.js';
import { letterEdges, type TextBlock, textBlocks } from './image/text-blocks.js';
import { unwrap } from './image/unwrap.js';

/** Letter heights to search for, in pixels of the photo. */
const LETTER_SIZES = [42, 62, 90, 125];
/** Fine edges show worn letters, soft ones letters in coarse rubber. */
const SOFTNESSES = [0.8, 2];
/** As a share of the photo's height, above and below the ring through its center. */
const REACH = 0.54;
const SAME_LINE = 0.85;

const middleRow = ({ level, slope, bow }: TextBlock): number => level + slope / 2 + bow / 4;

/** The share of the longer block that both cover, if they are on one line. */
const overlap = (a: TextBlock, b: TextBlock): number => {
  if (Math.abs(middleRow(a) - middleRow(b)) > Math.min(a.height, b.height) / 2) return 0;
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared / Math.max(a.right - a.left, b.right - b.left);
};

const doubled = ({ left, right, height, level, slope, bow }: TextBlock): TextBlock => ({
  left: left * 2,
  right: right * 2,
  height: height * 2,
  level: level * 2,
  slope: slope * 2,
  bow: bow * 2,
});

/** Sizes are the largest letters a sidewall has besides its name, and people put them in the middle. */
const promise = (block: TextBlock, middle: number): number =>
  block.height -
  Math.abs(middleRow(block) - middle) / 5 +
  Math.min((block.right - block.left) / block.height, 9) * 3;

/** The lines of letters that may be a size, straightened, the most promising first: at most `count`. */
export const findLines = (photo: Plane, arc: Arc, count: number): Plane[] => {
  const reach = Math.round(photo.height * REACH);
  const unwrapped = unwrap(photo, arc, reach, -reach);
  // Letters are found in half the size, which takes a quarter of the time, and read in the whole.
  const half = { picture: halved(unwrapped.picture), isInside: halved(unwrapped.isInside) };
  const blocks: TextBlock[] = [];
  for (const softness of SOFTNESSES) {
    const edges = letterEdges(half, softness);
    for (const block of LETTER_SIZES.flatMap((letter) => textBlocks(edges, letter / 2).map(doubled))) {
      if (!blocks.some((known) => overlap(known, block) > SAME_LINE)) blocks.push(block);
    }
  }
  return blocks
    .sort((a, b) => promise(b, reach) - promise(a, reach))
    .slice(0, count)
    .map((block) => straighten(unwrapped.picture, block));
};
