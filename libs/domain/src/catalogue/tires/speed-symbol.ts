/** Speed symbols, slowest first. H is between U and V; (Y) and Z promise more than their figure. */
const SPEED_TABLE = [
  { symbol: 'A1', mph: 3, isOpenEnded: false },
  { symbol: 'A2', mph: 6, isOpenEnded: false },
  { symbol: 'A3', mph: 9, isOpenEnded: false },
  { symbol: 'A4', mph: 12, isOpenEnded: false },
  { symbol: 'A5', mph: 16, isOpenEnded: false },
  { symbol: 'A6', mph: 19, isOpenEnded: false },
  { symbol: 'A7', mph: 22, isOpenEnded: false },
  { symbol: 'A8', mph: 25, isOpenEnded: false },
  { symbol: 'B', mph: 31, isOpenEnded: false },
  { symbol: 'C', mph: 37, isOpenEnded: false },
  { symbol: 'D', mph: 40, isOpenEnded: false },
  { symbol: 'E', mph: 43, isOpenEnded: false },
  { symbol: 'F', mph: 50, isOpenEnded: false },
  { symbol: 'G', mph: 56, isOpenEnded: false },
  { symbol: 'J', mph: 62, isOpenEnded: false },
  { symbol: 'K', mph: 68, isOpenEnded: false },
  { symbol: 'L', mph: 75, isOpenEnded: false },
  { symbol: 'M', mph: 81, isOpenEnded: false },
  { symbol: 'N', mph: 87, isOpenEnded: false },
  { symbol: 'P', mph: 93, isOpenEnded: false },
  { symbol: 'Q', mph: 99, isOpenEnded: false },
  { symbol: 'R', mph: 106, isOpenEnded: false },
  { symbol: 'S', mph: 112, isOpenEnded: false },
  { symbol: 'T', mph: 118, isOpenEnded: false },
  { symbol: 'U', mph: 124, isOpenEnded: false },
  { symbol: 'H', mph: 130, isOpenEnded: false },
  { symbol: 'V', mph: 149, isOpenEnded: false },
  { symbol: 'W', mph: 168, isOpenEnded: false },
  { symbol: 'Y', mph: 186, isOpenEnded: false },
  { symbol: '(Y)', mph: 186, isOpenEnded: true },
  { symbol: 'Z', mph: 149, isOpenEnded: true },
] as const;

export type SpeedSymbol = (typeof SPEED_TABLE)[number]['symbol'];

/** Every speed symbol, slowest first. */
export const SPEED_SYMBOLS: readonly SpeedSymbol[] = SPEED_TABLE.map((row) => row.symbol);

const RANKS = new Map<string, number>(SPEED_SYMBOLS.map((symbol, rank) => [symbol, rank]));
const rankOf = (symbol: SpeedSymbol): number => RANKS.get(symbol) ?? -1;
const rowOf = (symbol: SpeedSymbol) => SPEED_TABLE[rankOf(symbol)];

/** True if `text` is a speed symbol exactly as the table writes it. */
export const isSpeedSymbol = (text: string): text is SpeedSymbol => RANKS.has(text);

/** Returns the miles per hour that a symbol allows; for the open-ended (Y) and Z, the figure they start above. */
export const maxSpeedMph = (symbol: SpeedSymbol): number => rowOf(symbol)?.mph ?? 0;

/** Negative if `a` is slower than `b`. Z, the legacy open-ended rating, sorts last. */
export const compareSpeedSymbols = (a: SpeedSymbol, b: SpeedSymbol): number => rankOf(a) - rankOf(b);

/** True if a tire of `symbol` is proven for every speed that `required` promises. Z itself proves only 149 mph. */
export const isSpeedAtLeast = (symbol: SpeedSymbol, required: SpeedSymbol): boolean => {
  if (symbol === required) return true;
  const difference = maxSpeedMph(symbol) - maxSpeedMph(required);
  return difference > 0 || (difference === 0 && !rowOf(required)?.isOpenEnded);
};
