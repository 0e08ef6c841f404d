/** Load ranges with their ply rating, letters first; XL and HL are passenger marks without one. */
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

/** Whether `text` is a load range exactly as the table writes it. */
export const isLoadRange = (text: string): text is LoadRange =>
  (LOAD_RANGES as readonly string[]).includes(text);

/** Whether the range is one of the letters of light-truck, trailer and truck tires. */
export const isLetterLoadRange = (range: LoadRange): boolean => range.length === 1;

/** Ply rating (2-24) of a load range, or null for XL and HL, which have none. */
export const plyRating = (range: LoadRange): number | null =>
  LOAD_RANGE_TABLE.find((row) => row.range === range)?.ply ?? null;

/** The letter that a ply rating stands for (10 is E), or null when no letter has it. */
export const loadRangeOfPly = (ply: number): LoadRange | null =>
  LOAD_RANGE_TABLE.find((row) => row.ply === ply)?.range ?? null;
