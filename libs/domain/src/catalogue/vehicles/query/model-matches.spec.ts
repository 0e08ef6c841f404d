import { modelMatches } from './model-matches.js';
import { referenceLexicon } from '../testing/reference-lexicon.js';
import { asTyped } from '../testing/variant-words.js';

/** Returns the best quality of each model that a text may name, given its makes. */
const found = (text: string, ...makes: string[]): ReadonlyMap<string, number> => {
  const best = new Map<string, number>();
  for (const { value, quality } of modelMatches(asTyped(text), referenceLexicon, new Set(makes))) {
    const name = `${value.make} ${value.model}`;
    best.set(name, Math.max(best.get(name) ?? 0, quality));
  }
  return best;
};

describe('models among the words', () => {
  it.each([
    ['crv', 'Honda CR-V', 1],
    ['cr v', 'Honda CR-V', 1],
    ['hondacivic', 'Honda Civic', 1],
    ['vette', 'Chevrolet Corvette', 0.96],
    ['c300', 'Mercedes-Benz C-Class', 0.95],
    ['town & country', 'Chrysler Town & Country', 1],
  ])('of "%s" hold %s at %d', (text, name, quality) => {
    expect(found(text).get(name)).toBeCloseTo(quality);
  });

  it('are worth more the more of the name is typed', () => {
    const quality = (text: string): number => found(text).get('Jeep Grand Cherokee') ?? 0;
    const qualities = ['grand', 'grand che', 'grand cherok', 'grand cherokee'].map(quality);
    expect(qualities).toEqual([...qualities].sort((a, b) => a - b));
    expect(new Set(qualities).size).toBe(4);
  });

  it('may share words in another order, for less', () => {
    expect(found('cherokee grand').get('Jeep Grand Cherokee')).toBeLessThan(0.95);
    expect(found('cherokee grand').get('Jeep Grand Cherokee')).toBeGreaterThan(0.8);
  });

  it('are found by one letter or digit only beside their make', () => {
    expect(found('y', 'Tesla').has('Tesla Model Y')).toBe(true);
    expect(found('y').has('Tesla Model Y')).toBe(false);
    expect(found('3', 'BMW').has('BMW 3 Series')).toBe(true);
    expect(found('3').has('BMW 3 Series')).toBe(false);
  });

  it('match a bare number as a badge only beside its make', () => {
    expect(found('328', 'BMW').has('BMW 3 Series')).toBe(true);
    expect(found('328').has('BMW 3 Series')).toBe(false);
  });

  it('are found in part before other words only beside their make', () => {
    expect(found('fores 2019', 'Subaru').has('Subaru Forester')).toBe(true);
    expect(found('fores 2019').has('Subaru Forester')).toBe(false);
  });

  it('are not found by the name of their make', () => {
    expect(found('mazda cx5', 'Mazda').get('Mazda Mazda3')).toBeUndefined();
  });

  it('of a make are offered once it is fully typed', () => {
    expect(found('honda').has('Honda Civic')).toBe(true);
    expect(found('hond').has('Honda Civic')).toBe(false);
  });
});
