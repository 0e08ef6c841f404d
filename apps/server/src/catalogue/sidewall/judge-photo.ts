import type { PhotoProblem } from '@simpletread/domain';

import { blur } from './image/blur.js';
import { percentiles, fullContrast } from './image/contrast.js';
import type { Plane } from './image/plane.js';

/** Below this, nearly all of the photo is black, and stretching it shows mostly noise. */
const DARK = 60;
/** From here on a pixel is white whatever was there. */
const WHITE = 250;
/** A reflection this large hides letters; the shine of a rim is smaller. */
const GLARE_SHARE = 0.04;
/** The least share of contrast in details of a few pixels; letters in focus have more. */
const SHARPNESS = 0.012;
const DETAIL_PX = 2;
const BRIGHT_SHARE = 0.97;

const shareAbove = ({ data }: Plane, least: number): number => {
  let above = 0;
  for (const value of data) if (value >= least) above += 1;
  return above / data.length;
};

/** The mean difference from the same picture without details, of a picture from black to white. */
const sharpnessOf = (picture: Plane): number => {
  const full = fullContrast(picture);
  const soft = blur(full, DETAIL_PX);
  let sum = 0;
  for (const [at, value] of full.data.entries()) sum += Math.abs(value - (soft.data[at] ?? 0));
  return sum / full.data.length / 255;
};

/** Returns the fault of light or sharpness that keeps a photo from being read; null for a photo without a visible fault. */
export const judgePhoto = (photo: Plane): PhotoProblem | null => {
  const [bright = 0] = percentiles(photo, [BRIGHT_SHARE]);
  if (bright < DARK) return 'dark';
  if (shareAbove(photo, WHITE) >= GLARE_SHARE) return 'glare';
  return sharpnessOf(photo) < SHARPNESS ? 'blurred' : null;
};
