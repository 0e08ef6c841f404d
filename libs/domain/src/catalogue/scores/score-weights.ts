import { allocate, cents } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import { type ByScorePart, SCORE_PART_LABELS, SCORE_PARTS } from './score-parts.js';

/** What each part counts in the overall figure, in whole percent; 100 together. */
export type ScoreWeights = ByScorePart;

const WHOLE = 100;
/** Below this a part would be shown to shoppers and hardly count. */
export const LEAST_SHARE = 5;
/** Above this the score would be that one part under another name. */
export const MOST_SHARE = 70;

/** What the score was made by before anybody could change it: decision record 13. */
export const FIRST_SCORE_WEIGHTS: ScoreWeights = {
  longLasting: 30,
  handling: 25,
  traction: 30,
  durability: 15,
};

type WeightsFault = 'score.shareInvalid' | 'score.totalInvalid';

export const totalOfShares = (weights: ByScorePart): number =>
  SCORE_PARTS.reduce((sum, part) => sum + weights[part], 0);

export const isSameWeights = (a: ScoreWeights, b: ScoreWeights): boolean =>
  SCORE_PARTS.every((part) => a[part] === b[part]);

/** Whether a share may be one: a whole percent, neither next to nothing nor nearly all. */
export const isShare = (share: number): boolean =>
  Number.isInteger(share) && share >= LEAST_SHARE && share <= MOST_SHARE;

/**
 * Weights as they may be published. Refuses with `score.shareInvalid` a part that is no whole percent from 5 to 70, and with
 * `score.totalInvalid` shares that are not 100 together.
 */
export const checkScoreWeights = (weights: ByScorePart): Result<ScoreWeights, WeightsFault> => {
  const wrong = SCORE_PARTS.find((part) => !isShare(weights[part]));
  if (wrong !== undefined)
    return refuse('score.shareInvalid', {
      field: SCORE_PART_LABELS[wrong],
      least: LEAST_SHARE,
      most: MOST_SHARE,
    });
  const total = totalOfShares(weights);
  return total === WHOLE ? ok(weights) : refuse('score.totalInvalid', { total });
};

/**
 * Whole percents in the proportions of `wishes`, 100 together: what is left over by rounding goes to the largest remainders. Wishes are
 * whole and not negative; where all are 0, each gets as much. A share may come out beyond the bounds that `checkScoreWeights` holds.
 */
export const sharesOf = (wishes: ByScorePart): ByScorePart => {
  const shares = allocate(
    cents(WHOLE),
    SCORE_PARTS.map((part) => wishes[part]),
  );
  const [longLasting = 0, handling = 0, traction = 0, durability = 0] = shares;
  return { longLasting, handling, traction, durability };
};

/** `30% long lasting, 25% handling, 30% traction and 15% durability`. */
export const weightsText = (weights: ScoreWeights): string => {
  const texts = SCORE_PARTS.map((part) => `${weights[part]}% ${SCORE_PART_LABELS[part].toLowerCase()}`);
  return `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`;
};
