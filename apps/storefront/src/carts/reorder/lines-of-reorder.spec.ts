import fc from 'fast-check';
import { linesOfReorder, reorderLineText } from './lines-of-reorder';

const TIRE = '018f2f1e-8f53-7c1a-9d5e-0c1b2a3d4e5f';

describe('the lines of an order that is ordered again', () => {
  it('come back from the form as they went in', () => {
    const line = fc.record({
      tireId: fc.uuid(),
      quantity: fc.integer({ min: 1, max: 99 }),
      axle: fc.constantFrom('all', 'front', 'rear'),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        expect(linesOfReorder(lines.map(reorderLineText))).toEqual(lines);
      }),
    );
  });

  it.each([
    [],
    ['x 4 all'],
    [`${TIRE} 0 all`],
    [`${TIRE} 4.5 all`],
    [`${TIRE} 4 left`],
    [`${TIRE} 4 all`, ''],
  ])('are refused as a whole if one is unreadable: %p', (...texts) => {
    expect(linesOfReorder(texts)).toBeNull();
  });
});
