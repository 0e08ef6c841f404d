import fc from 'fast-check';
import { nextPair, pairParam, readShownPair } from './shown-pair';

describe('the pair that a phone shows', () => {
  it('is the first two unless the address names two different ones', () => {
    expect(readShownPair({}, 5)).toEqual([0, 1]);
    expect(readShownPair({ pair: '2-5' }, 5)).toEqual([1, 4]);
    for (const pair of ['2-2', '2-5', '0-1', 'x']) expect(readShownPair({ pair }, 3)).toEqual([0, 1]);
  });

  it('shows every tire in either column, and never one twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 5 }), fc.boolean(), (count, isLeft) => {
        let pair = readShownPair({}, count);
        const seen = new Set<number>();
        for (let turn = 0; turn < count; turn += 1) {
          pair = nextPair(pair, isLeft ? pair[0] : pair[1], count);
          expect(pair[0]).not.toBe(pair[1]);
          expect(readShownPair({ pair: pairParam(pair).slice('pair='.length) }, count)).toEqual(pair);
          seen.add(isLeft ? pair[0] : pair[1]);
        }
        expect(seen.size).toBe(count - 1);
      }),
    );
  });
});
