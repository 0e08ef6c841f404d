/** Load ranges with their ply rating, letters first. XL and HL are passenger marks without one. */
const LOAD_RANGE_TABLE = [
  { range: 'A', ply: 2 },
  { range: 'B', ply: 4 },
  { range: 'C', ply: 6 },
  { range: 'D', ply: 8 },
  { range: 'E', ply: 10 },
  { range: 'F', ply: 12 },
  { range: 'G', ply: 14 },
  { range: 'H', ply: 16 },
  { range: 'J', ply: 18 },
  { range: 'L', ply: 20 },
  { range: 'M', ply: 22 },
  { range: 'N', ply: 24 },
  { range: 'SL', ply: 4 },
  { range: 'LL', ply: 4 },
  { range: 'XL', ply: null },
  { range: 'HL', ply: null },
] as const;

export type LoadRange = (typeof LOAD_RANGE_TABLE)[number]['range'];

/** Every load range: the letters lightest first, then the passenger marks. */
export const LOAD_RANGES: readonly LoadRange[] = LOAD_RANGE_TABLE.map((row) => row.range);

/** True if `text` is a load range exactly as the table writes it. */
export const isLoadRange = (text: string): text is LoadRange =>
  (LOAD_RANGES as readonly string[]).includes(text);

/** True if the range is a letter of light-truck, trailer or truck tires. */
export const isLetterLoadRange = (range: LoadRange): boolean => range.length === 1;

/** Returns a load range's ply rating (2-24), or null for XL and HL, which have none. */
export const plyRating = (range: LoadRange): number | null =>
  LOAD_RANGE_TABLE.find((row) => row.range === range)?.ply ?? null;

/** Returns the letter of a ply rating (10 is E), or null if it has none. */
export const loadRangeOfPly = (ply: number): LoadRange | null =>
  LOAD_RANGE_TABLE.find((row) => row.ply === ply)?.range ?? null;
