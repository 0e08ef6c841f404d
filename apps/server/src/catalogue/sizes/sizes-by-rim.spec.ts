import fc from 'fast-check';

import { SAMPLE_SIZE } from '../tires/testing/sample-tire.js';
import { sizesByRim } from './sizes-by-rim.js';

const someSizes = fc
  .array(
    fc.record({ rimIn: fc.constantFrom(16.5, 17, 8, 22.5), tireCount: fc.nat(3), oeFitmentCount: fc.nat(9) }),
  )
  .map((sizes) => sizes.map((size, at) => ({ ...SAMPLE_SIZE, ...size, code: `${at}`, slug: `${at}` })));

describe('sizes by rim', () => {
  it('hold every size on sale exactly once, under its own rim, small rims first', () => {
    fc.assert(
      fc.property(someSizes, (sizes) => {
        const { total, rims } = sizesByRim(sizes, 500);
        const onSale = sizes.filter(({ tireCount }) => tireCount > 0);
        expect(total).toBe(onSale.length);
        expect(rims.map(({ rimIn }) => rimIn)).toEqual(
          [...new Set(onSale.map(({ rimIn }) => rimIn))].sort((a, b) => a - b),
        );
        for (const { rimIn, sizes: ofRim, tireCount } of rims) {
          const expected = onSale.filter((size) => size.rimIn === rimIn);
          expect(ofRim.map(({ sizeCode }) => sizeCode)).toEqual(expected.map(({ code }) => code));
          expect(tireCount).toBe(expected.reduce((sum, size) => sum + size.tireCount, 0));
        }
      }),
    );
  });

  it('keep their counts when only the first of each rim are shown', () => {
    fc.assert(
      fc.property(someSizes, fc.integer({ min: 1, max: 4 }), (sizes, perRim) => {
        const all = sizesByRim(sizes, 500);
        const few = sizesByRim(sizes, perRim);
        expect(few.total).toBe(all.total);
        expect(few.rims).toEqual(all.rims.map((rim) => ({ ...rim, sizes: rim.sizes.slice(0, perRim) })));
      }),
    );
  });
});
