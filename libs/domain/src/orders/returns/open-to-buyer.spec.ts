import { type BuyersEarlierReturn, openToBuyer } from './open-to-buyer.js';
import { MOST_RETURNS_IN_VAIN } from './return-limits.js';
import type { ReturnState } from './return-state.js';

const lines = [
  { lineId: 'front', quantity: 2, inReturns: 0 },
  { lineId: 'rear', quantity: 2, inReturns: 1 },
];
const earlier = (state: ReturnState): BuyersEarlierReturn => ({
  state,
  lines: [{ lineId: 'rear', quantity: 1 }],
});

describe('openToBuyer', () => {
  it('leaves out tires that were denied for good', () => {
    expect(openToBuyer(lines, [earlier('deniedForGood')])).toEqual([
      lines[0],
      { lineId: 'rear', quantity: 2, inReturns: 2 },
    ]);
    expect(openToBuyer(lines, [earlier('denied'), earlier('notAccepted')])).toEqual(lines);
  });

  it('is closed after as many returns in vain as are allowed', () => {
    const inVain = Array.from({ length: MOST_RETURNS_IN_VAIN }, (_, at) =>
      earlier(at % 2 === 0 ? 'cancelled' : 'denied'),
    );
    expect(openToBuyer(lines, inVain.slice(1))).toEqual(lines);
    expect(openToBuyer(lines, inVain).map(({ quantity, inReturns }) => quantity - inReturns)).toEqual([0, 0]);
  });
});
