import sharp from 'sharp';

import type { Ink } from './ink.js';

/** The picture as the recognizer takes it. */
export const pngOf = ({ width, height, bytes }: Ink): Promise<Buffer> =>
  sharp(bytes, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
