import { makeMatches } from './make-matches.js';
import { referenceLexicon } from '../testing/reference-lexicon.js';
import { asTyped } from '../testing/variant-words.js';

const found = (text: string) => makeMatches(asTyped(text), referenceLexicon);

describe('makes among the words', () => {
  it.each([
    ['honda civic', 'Honda', 0b01, 1],
    ['civic honda', 'Honda', 0b10, 1],
    ['land rover defender', 'Land Rover', 0b011, 1],
    ['alfa romeo', 'Alfa Romeo', 0b11, 1],
    ['mercedes benz c300', 'Mercedes-Benz', 0b011, 1],
    ['mercedesbenz c300', 'Mercedes-Benz', 0b01, 1],
    ['chevy tahoe', 'Chevrolet', 0b01, 0.96],
    ['dodge ram 1500', 'Ram', 0b011, 0.96],
  ])('of "%s" hold %s', (text, value, words, quality) => {
    expect(found(text)).toContainEqual({ value, words, quality });
  });

  it('may be partial at the end only', () => {
    expect(found('civic hon').map((match) => match.value)).toEqual(['Honda']);
    expect(found('hon civic')).toEqual([]);
  });

  it('are worth less if partial', () => {
    const [begun] = found('chevrol');
    expect(begun?.value).toBe('Chevrolet');
    expect(begun?.quality).toBeLessThan(0.9);
  });

  it('are not guessed from a single letter', () => {
    expect(found('h')).toEqual([]);
  });
});
