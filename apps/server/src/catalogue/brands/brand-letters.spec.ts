import fc from 'fast-check';

import { brandLetters, letterOf } from './brand-letters.js';
import { pageOf } from '../tires/page-of.js';

const NAMES = new Intl.Collator('en-US');
const brands = fc
  .array(fc.constantFrom('3D', 'Aeolus', 'Äquator', 'bfg', 'Bridge', 'Zeta').map((name) => ({ name })))
  .map((all) => all.sort((a, b) => NAMES.compare(a.name, b.name)));

describe('the letters of brands', () => {
  it.each([
    ['Äquator', 'A'],
    ['bfg', 'B'],
    ['3D', '0-9'],
    ['?', '0-9'],
  ])('has %s under %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });

  it('count every brand, and link to the page with the first of them', () => {
    fc.assert(
      fc.property(brands, fc.integer({ min: 1, max: 5 }), (all, perPage) => {
        const letters = brandLetters(all, perPage);
        expect(letters.reduce((sum, { brandCount }) => sum + brandCount, 0)).toBe(all.length);
        for (const { letter, page } of letters) {
          const first = all.find(({ name }) => letterOf(name) === letter);
          expect(pageOf(all, { page, perPage })).toContain(first);
        }
      }),
    );
  });
});
