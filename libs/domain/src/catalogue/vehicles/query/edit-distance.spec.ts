import fc from 'fast-check';
import { editDistance } from './edit-distance.js';

const word = fc.stringMatching(/^[a-e]{0,8}$/);

describe('editDistance', () => {
  it.each([
    ['civic', 'civic', 0],
    ['cvic', 'civic', 1],
    ['civicc', 'civic', 1],
    ['cibic', 'civic', 1],
    ['ciivc', 'civic', 1],
    ['toyta', 'toyota', 1],
    ['chevorlet', 'chevrolet', 1],
    ['volkswagon', 'volkswagen', 1],
    ['hyndai', 'hyundai', 1],
    ['cmary', 'camry', 1],
    ['cmayr', 'camry', 2],
    ['', '', 0],
    ['', 'ab', 2],
  ])('from %p to %p is %d', (a, b, edits) => {
    expect(editDistance(a, b, 3)).toBe(edits);
  });

  it('stops one above its limit', () => {
    expect(editDistance('honda', 'mercedes', 2)).toBe(3);
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(editDistance('a', 'b', 0)).toBe(1);
  });

  it('is the same both ways, and 0 for equal words only', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 20)).toBe(editDistance(b, a, 20));
        expect(editDistance(a, b, 20) === 0).toBe(a === b);
      }),
    );
  });

  it('is at least the difference in length and at most the longer word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const edits = editDistance(a, b, 20);
        expect(edits).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(edits).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  it('agrees with its unlimited self below the limit', () => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(editDistance(a, b, 20), limit + 1));
      }),
    );
  });
});
