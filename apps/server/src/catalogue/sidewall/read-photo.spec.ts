import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Reading } from '@simpletread/domain';

import sharp from 'sharp';

import { decodePhoto } from './decode-photo.js';
import { percentiles, stretched } from './image/contrast.js';
import type { Ink } from './image/ink.js';
import type { Plane } from './image/plane.js';
import type { Recognize } from './read-lines.js';
import { readPhoto } from './read-photo.js';

/** All the time in the world. */
const TIME = { isUp: () => false, isLate: () => false };
const SIZES = ['225/65R17', '225/55R17', '265/70R17'];
const photo = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'testing', 'photos', name));

/** Recognizes the same text in every line of letters, and keeps their pictures. */
const always = (reading: Reading): { readonly recognize: Recognize; readonly inks: readonly Ink[] } => {
  const inks: Ink[] = [];
  const recognize: Recognize = (ink) => {
    inks.push(ink);
    return Promise.resolve(reading);
  };
  return { recognize, inks };
};

const shareOfInk = ({ bytes }: Ink): number => bytes.filter((value) => value < 128).length / bytes.length;

const contrastOf = (picture: Plane): number => {
  const [low = 0, high = 0] = percentiles(picture, [0.01, 0.99]);
  return high - low;
};

describe('a photo of a sidewall', () => {
  it('has its letters found along the curve, and stops reading once the size is certain', async () => {
    const { recognize, inks } = always({ text: '225/65R17 102H', confidence: 0.9 });
    const chosen = await readPhoto(photo('chalk.jpg'), SIZES, recognize, TIME);
    expect([chosen?.isSure, chosen?.choices[0]?.size, chosen?.service?.text]).toEqual([
      true,
      '225/65R17',
      '102H',
    ]);
    expect(inks.length).toBeLessThan(40);
  });

  it('ends without a guess when there is no time to read it', async () => {
    const { recognize } = always({ text: '225/65R17 102H', confidence: 0.9 });
    expect(await readPhoto(photo('overcast.jpg'), SIZES, recognize, { ...TIME, isUp: () => true })).toEqual({
      choices: [],
      isSure: false,
      service: null,
      problem: 'far',
    });
  });
});

describe('a poor photo', () => {
  const dark = () => sharp(photo('chalk.jpg')).linear(0.1, 0).jpeg().toBuffer();

  it('is read with full contrast, its light letters as ink, so the dark alone hides nothing', async () => {
    const { recognize, inks } = always({ text: '225/65R17 102H', confidence: 0.9 });
    const chosen = await readPhoto(await dark(), SIZES, recognize, TIME);
    expect(chosen).toMatchObject({ isSure: true, problem: null, service: { text: '102H' } });
    // Letters are a small part of their line; in the negative it would be the rubber.
    expect(inks.length).toBeGreaterThan(2);
    for (const ink of inks) expect(shareOfInk(ink)).toBeLessThan(0.3);
  });

  it('has a third of the possible contrast at most, and all of it once stretched', async () => {
    const picture = (await decodePhoto(await dark()))?.whole;
    if (picture === undefined) throw new Error('The photo was not decoded.');
    expect(contrastOf(picture)).toBeLessThan(80);
    expect(contrastOf(stretched(picture))).toBeGreaterThan(250);
  });

  it('ends early with what to do better, once it is late', async () => {
    const { recognize, inks } = always({ text: '', confidence: 0 });
    let looks = 0;
    const late = { isUp: () => false, isLate: () => (looks += 1) > 5 };
    const chosen = await readPhoto(await dark(), SIZES, recognize, late);
    expect(chosen).toEqual({ choices: [], isSure: false, service: null, problem: 'dark' });
    expect(inks.length).toBeLessThan(8);
  });
});

describe('a file that is not a photo', () => {
  it.each([
    ['text', Buffer.from('not a picture at all')],
    ['a picture that is cut off', photo('chalk.jpg').subarray(0, 20_000)],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused: %s', async (_, bytes) => {
    expect(await decodePhoto(bytes)).toBeNull();
  });
});
