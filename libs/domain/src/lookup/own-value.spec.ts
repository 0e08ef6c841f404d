import fc from 'fast-check';

import { isOwnKey, ownValue } from './own-value.js';

const TABLE = { card: 'Card', constructor: 'Maker' } as const;
const INHERITED = ['__proto__', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

describe('a table of constants', () => {
  it('says what it knows', () => {
    expect(ownValue(TABLE, 'card')).toBe('Card');
    expect(isOwnKey(TABLE, 'card')).toBe(true);
  });

  it('has a key of its own that is also a property of every object', () => {
    expect(ownValue(TABLE, 'constructor')).toBe('Maker');
  });

  it.each(INHERITED)('knows nothing of %s', (name) => {
    expect(ownValue(TABLE, name)).toBeUndefined();
    expect(isOwnKey(TABLE, name)).toBe(false);
  });

  it.each([null, undefined])('knows nothing of %s', (nothing) => {
    expect(ownValue(TABLE, nothing)).toBeUndefined();
    expect(isOwnKey(TABLE, nothing)).toBe(false);
  });

  it('finds exactly what was put in, whatever the text', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom(...INHERITED, 'constructor'));
    fc.assert(
      fc.property(fc.dictionary(text, fc.integer()), text, (known, asked) => {
        const told = new Map(Object.entries(known)).get(asked);
        expect(ownValue(known, asked)).toBe(told);
      }),
    );
  });
});
