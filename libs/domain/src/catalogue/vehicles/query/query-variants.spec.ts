import fc from 'fast-check';
import { queryVariants } from './query-variants.js';
import { queryWords } from './query-words.js';
import { referenceLexicon } from '../testing/reference-lexicon.js';

const variantsOf = (text: string) => queryVariants(queryWords(text), referenceLexicon.spelling);
const spelled = (text: string): readonly string[] =>
  variantsOf(text).map((variant) => variant.map((word) => word.text).join(' '));

describe('queryVariants', () => {
  it.each(['honda civic', '2019 crv', 'f150', 'c300', 'merc e350 2012', 'zq123'])(
    'leaves "%s" alone',
    (text) => {
      expect(spelled(text)).toEqual([text]);
    },
  );

  it('offers corrections first and the typed word last', () => {
    const all = spelled('corola');
    expect(all[0]).toBe('corolla');
    expect(all.at(-1)).toBe('corola');
  });

  it('combines the corrections of several words', () => {
    expect(spelled('toyta corola')).toEqual(expect.arrayContaining(['toyota corolla', 'toyota corola']));
  });

  it('keeps the positions of the words and marks changes', () => {
    const [first] = variantsOf('corola 2019');
    expect(first).toMatchObject([
      { text: 'corolla', from: 0, to: 6 },
      { text: '2019', from: 7, to: 11, quality: 1 },
    ]);
    expect(first?.[0]?.quality).toBeLessThan(1);
  });

  it('gives one to sixteen variants, none shorter than the query', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{2,9}$/), { maxLength: 10 }), (words) => {
        const variants = variantsOf(words.join(' '));
        expect(variants.length).toBeGreaterThanOrEqual(1);
        expect(variants.length).toBeLessThanOrEqual(16);
        expect(variants.every((variant) => variant.length === words.length)).toBe(true);
      }),
    );
  });
});
