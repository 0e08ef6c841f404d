import { ok, refuse, type Result } from '@simpletread/domain';
import type Sharp from 'sharp';

export type PictureType = 'image/jpeg' | 'image/png';

export interface Picture {
  readonly mediaType: PictureType;
  readonly bytes: Uint8Array;
}

/** Every phone's photo fits in; a picture of a few kilobytes that unfolds to gigabytes doesn't. */
const MOST_PIXELS = 50_000_000;
const LONGEST_PX = 2_000;
const MOST_BYTES = 1_048_576;
const DRAWING_SECONDS = 10;
const QUALITIES = [85, 70, 55];

const opened = (sharp: typeof Sharp, bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, sequentialRead: true })
    .autoOrient()
    .resize(LONGEST_PX, LONGEST_PX, { fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .timeout({ seconds: DRAWING_SECONDS });

const draw = async (bytes: Uint8Array, mediaType: PictureType): Promise<Picture | null> => {
  // Loaded with the first picture: the library behind it takes 20 MB of memory.
  const { default: sharp } = await import('sharp');
  const { format } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  if (mediaType !== `image/${format}`) return null;
  // Decoded once; what is left is small, however large the picture was.
  const { data, info } = await opened(sharp, bytes).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  if (mediaType === 'image/png') {
    const png = await pixels().png({ compressionLevel: 9 }).toBuffer();
    if (png.byteLength <= MOST_BYTES) return { mediaType, bytes: png };
  }
  for (const quality of QUALITIES) {
    const jpeg = await pixels().flatten({ background: '#fff' }).jpeg({ quality }).toBuffer();
    if (jpeg.byteLength <= MOST_BYTES) return { mediaType: 'image/jpeg', bytes: jpeg };
  }
  return null;
};

/** A busy moment of one process; each picture that waits is held in memory. */
const MOST_WAITING = 8;

let before: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Decodes a picture and draws it anew, so only its pixels are kept: upright, at most 2,000 pixels long, without its place, its camera, its
 * comments, or anything behind its end. A PNG that would be larger than a megabyte becomes a JPEG. Null if the bytes are no such picture, are
 * damaged, or unfold to too many pixels. One at a time, as a large one takes 200 MB; refuses with `picture.busy` while too many wait.
 * Decision record 85.
 */
export const redrawPicture = async (
  bytes: Uint8Array,
  mediaType: PictureType,
): Promise<Result<Picture | null, 'picture.busy'>> => {
  if (waiting >= MOST_WAITING) return refuse('picture.busy');
  waiting += 1;
  const drawn = before.then(() => draw(bytes, mediaType)).catch(() => null);
  before = drawn;
  try {
    return ok(await drawn);
  } finally {
    waiting -= 1;
  }
};
