import type { StockLevel, StockLine, StockPick } from './stock-line.js';

type AvailableIn = (line: StockLine, warehouse: string) => number;

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The order in which every transaction locks stock levels, so that none waits for one that waits for it. */
export const inLockOrder = (a: StockPick, b: StockPick): number =>
  compareText(a.tireId, b.tireId) || compareText(a.warehouseCode, b.warehouseCode);

const pickOf = ({ tireId, quantity }: StockLine, warehouseCode: string): StockPick => ({
  tireId,
  warehouseCode,
  quantity,
});

/** Whole from the nearest warehouse that has all of the line, else a part from each, nearest first. */
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
 * Where to take the tires of an order from: the nearest warehouse that has everything; else each line from the nearest that
 * has all of it; else a line in parts. `nearest` are the warehouse codes, nearest first. The picks come in lock order and
 * sum to the lines; null when there is not enough.
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
