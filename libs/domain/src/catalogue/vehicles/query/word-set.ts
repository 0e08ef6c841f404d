/** Returns the set with one word of a query, by its position (0-30). */
export const bit = (position: number): number => 1 << position;

/** Returns the number of members of a bit set. */
export const bitCount = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};
