import sharp, { type Metadata } from 'sharp';

import { plane, type Plane } from './image/plane.js';

/** A photo in two sizes: to read, and to find its rings. */
export interface Photo {
  readonly whole: Plane;
  readonly small: Plane;
}

const FORMATS: readonly (Metadata['format'] | undefined)[] = ['jpeg', 'png', 'webp'];
const MOST_PIXELS = 40_000_000;
const LEAST_SIDE = 200;
const DECODING_SECONDS = 5;
const WHOLE_PX = 1600;
const SMALL_PX = 400;

const opened = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, sequentialRead: true });

const grayPlane = async (bytes: Uint8Array, longestPx: number): Promise<Plane> => {
  const { data, info } = await opened(bytes)
    .autoOrient()
    .flatten({ background: '#000' })
    .grayscale()
    .toColorspace('b-w')
    .resize(longestPx, longestPx, { fit: 'inside' })
    .timeout({ seconds: DECODING_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return plane(info.width, info.height, Float32Array.from(data));
};

const isTaken = ({ format, width, height }: Metadata): boolean =>
  FORMATS.includes(format) && Math.min(width, height) >= LEAST_SIDE && width * height <= MOST_PIXELS;

/** The photo in gray and upright. Null if the bytes aren't such a picture, whatever the file name says. */
export const decodePhoto = async (bytes: Uint8Array): Promise<Photo | null> => {
  try {
    if (!isTaken(await opened(bytes).metadata())) return null;
    return { whole: await grayPlane(bytes, WHOLE_PX), small: await grayPlane(bytes, SMALL_PX) };
  } catch {
    return null;
  }
};
