/** Reviews of one whole number of stars, as they were written and as they were decided. */
export interface StarCounts {
  readonly stars: number;
  readonly written: number;
  readonly published: number;
  readonly rejected: number;
}

export interface ModerationRate extends StarCounts {
  /** Its share of all written reviews, in percent to a tenth: the shape before moderation. */
  readonly writtenPercent: number;
  /** Its share of all published reviews: the shape after moderation. */
  readonly shownPercent: number;
  /** Published of those decided; null if none is. */
  readonly publishedPercent: number | null;
}

const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

/** Returns the shape of reviews by stars before and after moderation, and how many of each are published. */
export const moderationRates = (counts: readonly StarCounts[]): readonly ModerationRate[] => {
  const written = counts.reduce((sum, row) => sum + row.written, 0);
  const published = counts.reduce((sum, row) => sum + row.published, 0);
  return counts.map((row) => {
    const decided = row.published + row.rejected;
    return {
      ...row,
      writtenPercent: percent(row.written, written),
      shownPercent: percent(row.published, published),
      publishedPercent: decided === 0 ? null : percent(row.published, decided),
    };
  });
};
