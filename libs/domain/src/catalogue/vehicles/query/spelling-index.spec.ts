import fc from 'fast-check';

import { buildSpellingIndex } from './spelling-index.js';

const index = buildSpellingIndex(
  new Map([
    ['honda', 1],
    ['civic', 0.9],
    ['crv', 0.9],
    ['corolla', 0.9],
    ['corona', 0.1],
    ['outback', 0.8],
    ['outlander', 0.7],
    ['f150', 1],
    ['ion', 0.1],
    ['accent', 0.2],
    ['accord', 0.9],
    ['hakkapeliitta', 0.1],
  ]),
);
const found = (word: string): readonly string[] => index.spellings(word).map(({ text }) => text);

describe('the spelling index', () => {
  it.each([
    ['hond', ['honda']],
    ['corola', ['corolla', 'corona']],
    ['coroma', ['corona', 'corolla']],
    ['outbakc', ['outback']],
    ['out', ['outback', 'outlander']],
    ['civ', ['civic', 'crv']],
    ['hon', ['honda']],
    ['acc', ['accord', 'accent']],
  ])('offers for %s %j', (word, expected) => {
    expect(found(word)).toEqual(expected);
  });

  it('forgives doubled letters in long words, however many there are', () => {
    const parts = ['h', 'a', 'k', 'a', 'p', 'e', 'l', 'i', 't', 'a'];
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }), (doubled) => {
        const typed = parts.map((letter, at) => (doubled[at] === true ? letter + letter : letter)).join('');
        expect(found(typed)).toEqual(['hakkapeliitta']);
      }),
    );
  });

  it.each(['', 'ho', 'zzz', 'f15', 'f151', '2019', 'hondurass'])('offers nothing for %p', (word) => {
    expect(found(word)).toEqual([]);
  });

  it('knows words with digits without correcting them', () => {
    expect(index.has('f150')).toBe(true);
    expect(index.has('f151')).toBe(false);
  });

  it('ranks a word lower the more it was changed', () => {
    const quality = (word: string): number => index.spellings(word)[0]?.quality ?? 0;
    expect(quality('outbac')).toBeGreaterThan(quality('outba'));
    expect(quality('corolla')).toBeGreaterThan(quality('corola'));
    expect(quality('outbak')).toBeGreaterThan(quality('putbak'));
  });
});
