import { ok, refuse, type Result } from '../../result/index.js';

/** Tires of one line that a buyer wants to return. */
export interface ReturnedLine {
  readonly lineId: string;
  readonly quantity: number;
}

/** A line of the order, and its tires that are in other returns or were taken back. */
export interface ReturnableLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly inReturns: number;
}

type QuantityFault = 'return.nothingChosen' | 'return.tooMany' | 'return.noneLeft' | 'return.lineUnknown';

/** Returns the tires of a line that can still be returned. */
export const returnableQuantity = ({ quantity, inReturns }: ReturnableLine): number =>
  Math.max(0, quantity - inReturns);

/**
 * Checks the quantities of a return and leaves out lines of zero. Refuses with `return.nothingChosen` without a tire, `return.lineUnknown`
 * for a line of another order or one that occurs twice, `return.noneLeft` if all of a line is in other returns or
 * closed, and `return.tooMany` (data: max) above what is left. Source: R5.15.
 */
export const checkReturn = (
  chosen: readonly ReturnedLine[],
  lines: readonly ReturnableLine[],
): Result<readonly ReturnedLine[], QuantityFault> => {
  const wanted = chosen.filter(({ quantity }) => quantity !== 0);
  if (wanted.length === 0) return refuse('return.nothingChosen');
  if (new Set(wanted.map(({ lineId }) => lineId)).size !== wanted.length) return refuse('return.lineUnknown');
  for (const { lineId, quantity } of wanted) {
    const line = lines.find((each) => each.lineId === lineId);
    if (line === undefined) return refuse('return.lineUnknown');
    const max = returnableQuantity(line);
    const isPossible = Number.isSafeInteger(quantity) && quantity > 0 && quantity <= max;
    if (!isPossible) return max === 0 ? refuse('return.noneLeft') : refuse('return.tooMany', { max });
  }
  return ok(wanted);
};
