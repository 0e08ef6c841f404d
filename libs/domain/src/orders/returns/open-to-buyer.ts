import type { ReturnableLine, ReturnedLine } from './check-return.js';
import { MOST_RETURNS_IN_VAIN } from './return-limits.js';
import type { ReturnState } from './return-state.js';

/** An earlier return of the same order. */
export interface BuyersEarlierReturn {
  readonly state: ReturnState;
  readonly lines: readonly ReturnedLine[];
}

const IN_VAIN: readonly ReturnState[] = ['cancelled', 'denied', 'deniedForGood'];

/**
 * Returns the lines as they are open to the order's buyer: without tires that were denied for good, and with none after
 * `MOST_RETURNS_IN_VAIN` returns that were cancelled or denied.
 */
export const openToBuyer = (
  lines: readonly ReturnableLine[],
  earlier: readonly BuyersEarlierReturn[],
): readonly ReturnableLine[] => {
  const isClosed = earlier.filter(({ state }) => IN_VAIN.includes(state)).length >= MOST_RETURNS_IN_VAIN;
  const denied = earlier.filter(({ state }) => state === 'deniedForGood').flatMap((each) => each.lines);
  return lines.map((line) => {
    const refused = denied
      .filter(({ lineId }) => lineId === line.lineId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const inReturns = isClosed ? line.quantity : Math.min(line.quantity, line.inReturns + refused);
    return { ...line, inReturns };
  });
};
