import { tooManyForOne } from './one-set.js';

const of = (...quantities: number[]) => quantities.map((quantity) => ({ quantity }));

describe('two sets for one vehicle', () => {
  it('are told to the representative', () => {
    expect(tooManyForOne({ vehicle: {}, lines: of(4, 4) })).toContain('8 tires for one vehicle');
  });

  it('are not suspected in one set, in a dual rear axle, or without a vehicle', () => {
    for (const lines of [of(4), of(2, 2), of(2, 4)]) expect(tooManyForOne({ vehicle: {}, lines })).toBeNull();
    expect(tooManyForOne({ vehicle: null, lines: of(4, 8) })).toBeNull();
  });
});
