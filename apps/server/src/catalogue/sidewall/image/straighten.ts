import { type Plane, plane, sample } from './plane.js';
import type { TextBlock } from './text-blocks.js';

/** Height of letters, in pixels, in a straightened line. */
export const LETTER_PX = 48;

const ABOVE_AND_BELOW = 0.42;
const BESIDE = 0.5;
/** The height of a block's frame in letter heights. */
const FRAME = 1.12;

/** The letters of `block` on a straight line, `LETTER_PX` high with a margin around them. */
export const straighten = (picture: Plane, block: TextBlock): Plane => {
  const letter = block.height / FRAME;
  const scale = LETTER_PX / letter;
  const length = block.right - block.left;
  const width = Math.min(Math.round((length + 2 * BESIDE * letter) * scale), 2000);
  const height = Math.round(LETTER_PX * (1 + 2 * ABOVE_AND_BELOW));
  const line = plane(width, height);
  for (let x = 0; x < width; x += 1) {
    const column = block.left - BESIDE * letter + x / scale;
    const t = Math.min(Math.max((column - block.left) / length, -0.05), 1.05);
    const middle = block.level + block.slope * t + block.bow * t * t;
    for (let y = 0; y < height; y += 1) {
      line.data[y * width + x] = sample(picture, column, middle + (y - height / 2) / scale, 0);
    }
  }
  return line;
};
