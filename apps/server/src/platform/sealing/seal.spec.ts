import fc from 'fast-check';

import { Seal } from './index.js';

const SECRET = 'a secret of sixteen characters';

describe('a seal', () => {
  it('opens to the sealed value', () => {
    const seal = new Seal(SECRET, 'test');
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (value, place) => {
        expect(seal.open(seal.seal(value, place), place)).toEqual({ ...value });
      }),
    );
  });

  it('never looks the same twice', () => {
    const seal = new Seal(SECRET, 'test');
    expect(seal.seal({ a: 1 })).not.toBe(seal.seal({ a: 1 }));
  });

  it.each([
    ['another secret', new Seal('another secret of sixteen', 'test'), 'row 1'],
    ['another purpose', new Seal(SECRET, 'other'), 'row 1'],
    ['another place', new Seal(SECRET, 'test'), 'row 2'],
  ])('does not open with %s', (_, other, place) => {
    expect(other.open(new Seal(SECRET, 'test').seal({ a: 1 }, 'row 1'), place)).toBeNull();
  });

  it('does not open after a change of any character', () => {
    const seal = new Seal(SECRET, 'test');
    const text = seal.seal({ a: 1 });
    fc.assert(
      fc.property(fc.nat(text.length - 3), (at) => {
        const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
        expect(seal.open(changed)).toBeNull();
      }),
    );
  });

  it.each(['', 'AAAA', 'not base64 at all', '{}'])('does not open %p', (text) => {
    expect(new Seal(SECRET, 'test').open(text)).toBeNull();
  });
});
