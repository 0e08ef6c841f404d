import type { StockLevel, StockLine } from '../../catalogue/index.js';

/** The farthest warehouse that is offered for pickup, in miles from the shopper's ZIP code: some two hours by car. Our own figure. */
export const WAREHOUSE_PICKUP_MILES = 120;

/**
 * True if a warehouse has every tire of a cart on its own shelves. Warehouses don't send tires to each other, so a part isn't enough. An empty
 * cart has nothing to pick up.
 */
export const hasAllTires = (
  lines: readonly StockLine[],
  levels: readonly StockLevel[],
  warehouseCode: string,
): boolean => {
  const wanted = new Map<string, number>();
  for (const { tireId, quantity } of lines) wanted.set(tireId, (wanted.get(tireId) ?? 0) + quantity);
  const here = new Map(
    levels
      .filter((level) => level.warehouseCode === warehouseCode)
      .map(({ tireId, available }) => [tireId, available]),
  );
  return wanted.size > 0 && [...wanted].every(([tireId, quantity]) => (here.get(tireId) ?? 0) >= quantity);
};
