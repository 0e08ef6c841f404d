const highest = 10;

/** Keeps a score within its scale of 0 to 10. */
export const clampScore = (score: number): number => Math.min(highest, Math.max(0, score));

/** A score with one decimal, such as `9.1`; the full mark is `10`. */
export const formatScore = (score: number): string => {
  const text = clampScore(score).toFixed(1);
  return text === '10.0' ? '10' : text;
};
