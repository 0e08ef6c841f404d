import fc from 'fast-check';

import { moved } from './moved.js';

describe('moving an item', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, -1, ['a', 'b', 'c']],
    [2, 3, ['a', 'b', 'c']],
  ])('from %i to %i leaves the others in their order', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
  });

  it('neither loses nor doubles any', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(10), fc.nat(10), (items, from, to) => {
        expect([...moved(items, from, to)].sort()).toEqual([...items].sort());
      }),
    );
  });
});
