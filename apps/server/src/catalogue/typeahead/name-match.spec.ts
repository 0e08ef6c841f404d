import fc from 'fast-check';

import { inBrandWords, misspelledMatch, nameMatch, searchableName } from './name-match.js';

const match = (typed: string, name: string): number => nameMatch(searchableName(typed), searchableName(name));

describe('matching names', () => {
  it('is surest for the whole name, then its beginning, then any of its words', () => {
    expect(match('BF Goodrich', 'BFGoodrich')).toBe(1);
    expect(match('bfg', 'BFGoodrich')).toBe(0.95);
    expect(match('ko2 bfg', 'BFGoodrich All-Terrain T/A KO2')).toBe(0.85);
  });

  it('reads the first letters of a word as a Roman numeral only if they are one', () => {
    expect(match('defender ii', 'Defender 2')).toBe(1);
    expect(match('aa ii', 'aa iiaaa')).toBe(0.95);
    expect(match('iv', 'Iveco Daily')).toBe(0.95);
  });

  it('needs every typed word', () => {
    expect(match('michelin snow', 'Michelin Defender 2')).toBe(0);
    expect(match('def def', 'Michelin Defender 2')).toBe(0);
  });

  it('forgives a slip in every four letters of a whole name, at most two', () => {
    const misspelled = (typed: string, name: string) =>
      misspelledMatch(searchableName(typed), searchableName(name));
    expect(misspelled('michlin', 'Michelin')).toBe(0.7);
    expect(misspelled('brigdestonne', 'Bridgestone')).toBe(0.7);
    expect(misspelled('toy', 'Toyo')).toBe(0);
    expect(misspelled('honda', 'Nokian')).toBe(0);
  });

  it.each([
    ['bf-goodrich ko2', 'bfgoodrich ko2'],
    ['ko2 bf goodrich', 'ko2 bfgoodrich'],
    ['ko2 B.F. Goodrich', 'ko2 bfgoodrich'],
    ['BF–Goodrich', 'bfgoodrich'],
    ['good-year wrangler', 'goodyear wrangler'],
    ['wrangler good year', 'wrangler goodyear'],
    ['baja mickeythompson', 'baja mickey thompson'],
    ['mickey-thompson baja', 'mickey thompson baja'],
    ['bfgoodrich goodyear', 'bfgoodrich goodyear'],
    ['good goodyear', 'good goodyear'],
    ['bf good ko2', 'bf good ko2'],
  ])('takes the brands in %j as %j', (typed, words) => {
    const brands = new Map(
      ['BFGoodrich', 'Goodyear', 'Mickey Thompson'].map((name) => {
        const brand = searchableName(name);
        return [brand.joined, brand.words] as const;
      }),
    );
    expect(inBrandWords(searchableName(typed), brands).words.join(' ')).toBe(words);
  });

  it('finds nothing for nothing', () => {
    expect(match('', 'Michelin')).toBe(0);
    expect(match(' / ', 'Michelin')).toBe(0);
  });

  it('finds every name by any of its beginnings', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,8}( [a-z]{2,8}){0,2}$/), fc.nat(20), (name, cut) => {
        const beginning = name.slice(0, 1 + (cut % name.length));
        expect(match(beginning, name)).toBeGreaterThanOrEqual(0.95);
      }),
    );
  });
});
