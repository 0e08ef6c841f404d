import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

/** A picture and the size on its tire; null without one. */
export interface Sample {
  readonly name: string;
  readonly size: string | null;
  readonly picture: Buffer;
  /** A photo is read in every distortion; a picture that only must not be misread is read once. */
  readonly isPhoto: boolean;
}

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PHOTOS = join(ROOT, 'apps', 'server', 'src', 'catalogue', 'sidewall', 'testing', 'photos');
const PICTURES = join(ROOT, 'apps', 'storefront', 'public', 'tires');

const photo = async (name: string, size: string): Promise<Sample> => ({
  name,
  size,
  picture: await readFile(join(PHOTOS, `${name}.jpg`)),
  isPhoto: true,
});

/** Rubber without a size: any size read in it is wrong. */
const tread = async (name: string): Promise<Sample> => ({
  name: `tread of ${name}`,
  size: null,
  picture: await readFile(join(PICTURES, `${name}-tread.webp`)),
  isPhoto: false,
});

/** The shop's own picture of a whole tire, turned with its size on top, and enlarged: letters with few pixels. */
const drawn = async (name: string, size: string): Promise<Sample> => ({
  name: `picture of ${name}`,
  size,
  picture: await sharp(join(PICTURES, `${name}-side.webp`))
    .resize(900)
    .rotate(90)
    .extract({ left: 225, top: 20, width: 450, height: 337 })
    .resize(1280)
    .png()
    .toBuffer(),
  isPhoto: false,
});

/** Returns this repository's pictures of sidewalls, and some without a readable size. */
export const readSamples = (): Promise<Sample[]> =>
  Promise.all([
    photo('chalk', '225/65R17'),
    photo('overcast', '225/65R17'),
    drawn('touring-1', '205/55R16'),
    tread('all-terrain-1'),
    tread('winter-1'),
  ]);

/** Returns the sizes of the reference list: everything a shop may sell. */
export const readSizes = async (): Promise<string[]> => {
  const text = await readFile(join(ROOT, 'data', 'reference', 'sizes.csv'), 'utf8');
  const [, ...rows] = text.trim().split('\n');
  return rows.map((row) => row.split(',')[0] ?? '');
};
