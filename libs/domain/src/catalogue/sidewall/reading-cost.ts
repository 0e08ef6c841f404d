import { letterCost } from './look-alikes.js';

const MISSING = 0.9;
const MISSING_SLASH = 0.3;
const EXTRA = 0.8;
/** Extra letters before or after the wanted text: dirt as often as text. */
const BESIDE = 0.2;
const MOST_BESIDE = 0.6;

const missing = (letter: string): number => (letter === '/' ? MISSING_SLASH : MISSING);

/** Normalizes a reading for comparison: capitals without blanks, with points and hyphens as in a size. */
export const plainReading = (text: string): string => text.toUpperCase().replace(/[\s\-_]/g, '');

const besides = (letters: number): number => Math.min(letters * BESIDE, MOST_BESIDE);

/**
 * Returns how far `reading` (from plainReading) is from containing `wanted`: 0 for an exact match, about 1 for each wrong or missing
 * letter, less for letters that look alike. `isWhole` also counts the letters after the match.
 */
export const readingCost = (reading: string, wanted: string, isWhole: boolean): number => {
  const width = reading.length + 1;
  let above = new Float64Array(width);
  let row = new Float64Array(width);
  for (let read = 0; read < width; read += 1) above[read] = besides(read);
  for (const letter of wanted) {
    const gone = missing(letter);
    row[0] = (above[0] ?? 0) + gone;
    for (let read = 1; read < width; read += 1) {
      const replaced = (above[read - 1] ?? 0) + letterCost(letter, reading[read - 1] ?? '');
      row[read] = Math.min(replaced, (above[read] ?? 0) + gone, (row[read - 1] ?? 0) + EXTRA);
    }
    [above, row] = [row, above];
  }
  let least = Infinity;
  for (let read = 0; read < width; read += 1) {
    least = Math.min(least, (above[read] ?? 0) + (isWhole ? besides(reading.length - read) : 0));
  }
  return least;
};
