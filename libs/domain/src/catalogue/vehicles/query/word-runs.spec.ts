import fc from 'fast-check';
import { asTyped } from '../testing/variant-words.js';
import { keysStartingWith, prefixQuality, wordRuns } from './word-runs.js';

describe('wordRuns', () => {
  it('joins neighbors in every way, and knows which run ends the text', () => {
    expect(wordRuns(asTyped('cr v ex')).map(({ key, set, isLast }) => [key, set, isLast])).toEqual([
      ['cr', 0b001, false],
      ['crv', 0b011, false],
      ['crvex', 0b111, true],
      ['v', 0b010, false],
      ['vex', 0b110, true],
      ['ex', 0b100, true],
    ]);
  });

  it('joins at most five words', () => {
    const longest = Math.max(...wordRuns(asTyped('a b c d e f g')).map(({ key }) => key.length));
    expect(longest).toBe(5);
  });

  it('rates a run as its worst word', () => {
    const words = asTyped('grand cherokee').map((word, index) => ({
      ...word,
      quality: index === 0 ? 0.7 : 0.9,
    }));
    expect(wordRuns(words).map(({ key, quality }) => [key, quality])).toEqual([
      ['grand', 0.7],
      ['grandcherokee', 0.7],
      ['cherokee', 0.9],
    ]);
  });
});

describe('keysStartingWith', () => {
  const keys = ['civic', 'civictyper', 'cr', 'crv', 'crz', 'fit'];

  it.each([
    ['c', ['civic', 'civictyper', 'cr', 'crv', 'crz']],
    ['civic', ['civictyper']],
    ['cr', ['crv', 'crz']],
    ['fit', []],
    ['zz', []],
    ['a', []],
  ])('finds matches that begin with %s: %j', (start, expected) => {
    expect(keysStartingWith(keys, start)).toEqual(expected);
  });

  it('finds the same as a scan of every key', () => {
    const list = fc
      .uniqueArray(fc.stringMatching(/^[abc]{1,5}$/), { maxLength: 40 })
      .map((words) => words.sort());
    fc.assert(
      fc.property(list, fc.stringMatching(/^[abc]{1,3}$/), (sorted, start) => {
        expect(keysStartingWith(sorted, start)).toEqual(
          sorted.filter((key) => key !== start && key.startsWith(start)),
        );
      }),
    );
  });
});

describe('prefixQuality', () => {
  it('grows with the share that is typed, and stays below a whole name', () => {
    expect(prefixQuality('c', 'civic')).toBeLessThan(prefixQuality('civi', 'civic'));
    expect(prefixQuality('civic', 'civic')).toBeLessThan(1);
  });
});
