/** The parts of a SimpleScore, in the order they are shown and summed. */
export const SCORE_PARTS = ['longLasting', 'handling', 'traction', 'durability'] as const;

export type ScorePart = (typeof SCORE_PARTS)[number];

/** A figure for each part: points from 0 to 10 in tenths, or shares in whole percent. */
export type ByScorePart = Readonly<Record<ScorePart, number>>;

export const SCORE_PART_LABELS: Readonly<Record<ScorePart, string>> = {
  longLasting: 'Long lasting',
  handling: 'Handling',
  traction: 'Traction',
  durability: 'Durability',
};
