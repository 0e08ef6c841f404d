const highest = 10;

/** Limits a score to its scale of 0 to 10. */
export const clampScore = (score: number): number => Math.min(highest, Math.max(0, score));

/** Returns a score with one decimal, such as `9.1`; the maximum is `10`. */
export const formatScore = (score: number): string => {
  const text = clampScore(score).toFixed(1);
  return text === '10.0' ? '10' : text;
};
