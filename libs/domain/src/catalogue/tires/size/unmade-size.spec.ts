import fc from 'fast-check';

import { canonicalTireSize } from './canonical-tire-size.js';
import { parseTireSize } from './parse-tire-size.js';
import { unmadeSize } from './unmade-size.js';

const codeOf = (text: string): string | null => {
  const size = unmadeSize(text);
  return size === null ? null : canonicalTireSize(size);
};

describe('a size that is written as one but isn’t made', () => {
  it.each([
    ['225/64r17', '225/64R17'],
    ['michelin 225/64R17 all season', '225/64R17'],
    ['226/65R17', '226/65R17'],
    ['225/64/17', '225/64R17'],
    ['225 / 64 ZR 17', '225/64R17'],
    ['P225/64R17', 'P225/64R17'],
    ['LT 276/70R18 E', 'LT276/70R18'],
  ])('is found in %j', (text, code) => expect(codeOf(text)).toBe(code));

  it.each([
    '225/65R17',
    '225 64 17',
    '2256417',
    '555/12/99',
    '11/24/26',
    '225/64',
    '905/65R17',
    '225/65R45',
    '',
    'honda',
  ])('is not %j', (text) => expect(codeOf(text)).toBeNull());

  it('is never a size that can be read', () => {
    const figures = fc.tuple(
      fc.integer({ min: 100, max: 500 }),
      fc.integer({ min: 10, max: 99 }),
      fc.integer({ min: 10, max: 40 }),
    );
    fc.assert(
      fc.property(figures, ([width, aspect, rim]) => {
        const text = `${width}/${aspect}R${rim}`;
        if (parseTireSize(text).ok) expect(unmadeSize(text)).toBeNull();
      }),
    );
  });
});
