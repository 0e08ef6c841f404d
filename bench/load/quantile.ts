/** Returns the value that a share of `q` (0 to 1) of the ascending `sorted` does not exceed (nearest rank); NaN for none. */
export const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? NaN;
