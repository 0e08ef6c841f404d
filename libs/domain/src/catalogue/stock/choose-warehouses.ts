import type { StockLevel, StockLine, StockPick } from './stock-line.js';

type AvailableIn = (line: StockLine, warehouse: string) => number;

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The order in which every transaction locks stock levels, to avoid deadlocks. */
export const inLockOrder = (a: StockPick, b: StockPick): number =>
  compareText(a.tireId, b.tireId) || compareText(a.warehouseCode, b.warehouseCode);

const pickOf = ({ tireId, quantity }: StockLine, warehouseCode: string): StockPick => ({
  tireId,
  warehouseCode,
  quantity,
});

/** All from the nearest warehouse with the whole line, else a part from each, nearest first. */
const picksOfLine = (
  line: StockLine,
  nearest: readonly string[],
  availableIn: AvailableIn,
): readonly StockPick[] | null => {
  const whole = nearest.find((warehouse) => availableIn(line, warehouse) >= line.quantity);
  if (whole !== undefined) return [pickOf(line, whole)];
  let missing = line.quantity;
  const picks: StockPick[] = [];
  for (const warehouse of nearest) {
    const quantity = Math.min(missing, availableIn(line, warehouse));
    if (quantity > 0) picks.push({ ...pickOf(line, warehouse), quantity });
    missing -= quantity;
  }
  return missing === 0 ? picks : null;
};

/** One line for each tire, however often it was named. */
const merged = (lines: readonly StockLine[]): readonly StockLine[] => {
  const quantities = new Map<string, number>();
  for (const { tireId, quantity } of lines) quantities.set(tireId, (quantities.get(tireId) ?? 0) + quantity);
  return [...quantities].map(([tireId, quantity]) => ({ tireId, quantity }));
};

/**
 * Chooses the warehouses for an order: the nearest with everything; else, for each line, the nearest with all of it;
 * else parts. `nearest` lists warehouse codes, nearest first. The picks are in lock order and sum to the lines. Null
 * if stock is short.
 */
export const chooseWarehouses = (
  lines: readonly StockLine[],
  levels: readonly StockLevel[],
  nearest: readonly string[],
): readonly StockPick[] | null => {
  const wanted = merged(lines);
  const available = new Map(
    levels.map((level) => [`${level.tireId} ${level.warehouseCode}`, level.available]),
  );
  const availableIn: AvailableIn = ({ tireId }, warehouse) => available.get(`${tireId} ${warehouse}`) ?? 0;
  const hasAll = nearest.find((warehouse) =>
    wanted.every((line) => availableIn(line, warehouse) >= line.quantity),
  );
  if (hasAll !== undefined) return wanted.map((line) => pickOf(line, hasAll)).sort(inLockOrder);
  const picks = wanted.map((line) => picksOfLine(line, nearest, availableIn));
  return picks.includes(null) ? null : picks.flatMap((ofLine) => ofLine ?? []).sort(inLockOrder);
};
