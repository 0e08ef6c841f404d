import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { decodePhoto } from './decode-photo.js';
import { judgePhoto } from './judge-photo.js';

const CHALK = readFileSync(join(import.meta.dirname, 'testing', 'photos', 'chalk.jpg'));
const OVERCAST = readFileSync(join(import.meta.dirname, 'testing', 'photos', 'overcast.jpg'));

/** A round reflection that covers the middle of a picture of this size. */
const flash = (width: number, height: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="f"><stop offset="60%" stop-color="#fff"/><stop offset="100%" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><circle cx="${width / 2}" cy="${height / 2}" r="${height / 3}" fill="url(#f)"/></svg>`,
  );

const judged = async (photo: Sharp) => {
  const decoded = await decodePhoto(await photo.jpeg({ quality: 90 }).toBuffer());
  return decoded === null ? 'no photo' : judgePhoto(decoded.whole);
};

describe('the fault of a photo', () => {
  it.each([
    ['chalk', CHALK],
    ['overcast', OVERCAST],
  ])('is none where it is well lit and sharp: %s', async (_, bytes) => {
    expect(await judged(sharp(bytes))).toBeNull();
    expect(await judged(sharp(bytes).rotate(12, { background: '#1c1c1c' }))).toBeNull();
  });

  it('is the dark at night', async () => {
    expect(await judged(sharp(CHALK).linear(0.12, 0))).toBe('dark');
    expect(await judged(sharp(OVERCAST).linear(0.1, 0))).toBe('dark');
  });

  it('is the glare of a flash', async () => {
    const { width = 0, height = 0 } = await sharp(CHALK).metadata();
    expect(await judged(sharp(CHALK).composite([{ input: flash(width, height) }]))).toBe('glare');
  });

  it('is the blur of a moved phone', async () => {
    const { width = 0 } = await sharp(CHALK).metadata();
    expect(await judged(sharp(CHALK).blur(width / 80))).toBe('blurred');
  });
});
