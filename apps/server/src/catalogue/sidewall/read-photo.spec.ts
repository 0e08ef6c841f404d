import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Reading } from '@simpletread/domain';

import sharp from 'sharp';

import { decodePhoto } from './decode-photo.js';
import type { Recognize } from './read-lines.js';
import { readPhoto } from './read-photo.js';

/** All the time in the world. */
const TIME = { isUp: () => false, isLate: () => false };
const SIZES = ['225/65R17', '225/55R17', '265/70R17'];
const photo = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'testing', 'photos', name));

/** Recognizes the same text in every line of letters, and counts them. */
const always = (reading: Reading): { readonly recognize: Recognize; readonly count: () => number } => {
  let looks = 0;
  const recognize: Recognize = () => {
    looks += 1;
    return Promise.resolve(reading);
  };
  return { recognize, count: () => looks };
};

describe('a photo of a sidewall', () => {
  it('has its letters found along the curve, and stops reading once the size is certain', async () => {
    const { recognize, count } = always({ text: '225/65R17 102H', confidence: 0.9 });
    const chosen = await readPhoto(photo('chalk.jpg'), SIZES, recognize, TIME);
    expect([chosen?.isSure, chosen?.choices[0]?.size, chosen?.service?.text]).toEqual([
      true,
      '225/65R17',
      '102H',
    ]);
    expect(count()).toBeLessThan(40);
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

  it('is read with full contrast, so the dark alone hides nothing', async () => {
    const { recognize } = always({ text: '225/65R17 102H', confidence: 0.9 });
    const chosen = await readPhoto(await dark(), SIZES, recognize, TIME);
    expect(chosen).toMatchObject({ isSure: true, problem: null, service: { text: '102H' } });
  });

  it('ends early with what to do better, once it is late', async () => {
    const { recognize, count } = always({ text: '', confidence: 0 });
    let looks = 0;
    const late = { isUp: () => false, isLate: () => (looks += 1) > 5 };
    const chosen = await readPhoto(await dark(), SIZES, recognize, late);
    expect(chosen).toEqual({ choices: [], isSure: false, service: null, problem: 'dark' });
    expect(count()).toBeLessThan(8);
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
