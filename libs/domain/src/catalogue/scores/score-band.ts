/** Good 7–8, Great 8–9, Excellent 9–10. Source: spec section 2. */
export const SCORE_BANDS = ['good', 'great', 'excellent'] as const;

export type ScoreBand = (typeof SCORE_BANDS)[number];

/** The start of each band. A band ends where the next one begins; the highest includes 10. */
const BANDS: readonly { readonly band: ScoreBand; readonly from: number; readonly label: string }[] = [
  { band: 'excellent', from: 9, label: 'Excellent 9–10' },
  { band: 'great', from: 8, label: 'Great 8–9' },
  { band: 'good', from: 7, label: 'Good 7–8' },
];

/** The bands, best first, with their names. */
export const SCORE_BAND_LABELS: readonly { readonly value: ScoreBand; readonly label: string }[] = BANDS.map(
  ({ band, label }) => ({ value: band, label }),
);

/** Returns the band of an overall score, or null below 7 or without a score. */
export const scoreBandOf = (overall: number | null): ScoreBand | null =>
  overall === null ? null : (BANDS.find(({ from }) => overall >= from)?.band ?? null);
