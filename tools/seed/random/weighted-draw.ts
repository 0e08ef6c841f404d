import type { Prng } from './prng.js';

/** Draws from a long list by weight, many times: the sums are computed once, each draw is a binary search. */
export const weightedDraw = <T>(
  items: readonly T[],
  weightOf: (item: T) => number,
): ((random: Prng) => T) => {
  const sums = new Float64Array(items.length);
  let total = 0;
  items.forEach((item, index) => {
    total += weightOf(item);
    sums[index] = total;
  });
  return (random) => {
    const wanted = random.fraction() * total;
    let low = 0;
    let high = items.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    const item = items[low];
    if (item === undefined) throw new RangeError('nothing to draw from');
    return item;
  };
};
