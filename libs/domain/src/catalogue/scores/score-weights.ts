import { allocate, cents } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import { type ByScorePart, SCORE_PART_LABELS, SCORE_PARTS } from './score-parts.js';

/** Each part's weight in the overall score, in whole percent; they total 100. */
export type ScoreWeights = ByScorePart;

const WHOLE = 100;
/** Below this, shoppers would see a part that hardly counts. */
export const LEAST_SHARE = 5;
/** Above this, the score would be that part under another name. */
export const MOST_SHARE = 70;

/** The weights used before staff could change them: decision record 13. */
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

/** True if a share is a whole percent within its bounds. */
export const isShare = (share: number): boolean =>
  Number.isInteger(share) && share >= LEAST_SHARE && share <= MOST_SHARE;

/**
 * Checks weights before they are published. Refuses a part that is no whole percent from 5 to 70 with `score.shareInvalid`, and shares that
 * don't total 100 with `score.totalInvalid`.
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
 * Returns whole percents in the proportions of `wishes` that total 100; the rounding remainder goes to the largest fractions. Wishes are
 * whole and not negative; if all are 0, the shares are equal. A share may be outside the bounds of `checkScoreWeights`.
 */
export const sharesOf = (wishes: ByScorePart): ByScorePart => {
  const shares = allocate(
    cents(WHOLE),
    SCORE_PARTS.map((part) => wishes[part]),
  );
  const [longLasting = 0, handling = 0, traction = 0, durability = 0] = shares;
  return { longLasting, handling, traction, durability };
};

/** Returns `30% long lasting, 25% handling, 30% traction and 15% durability`. */
export const weightsText = (weights: ScoreWeights): string => {
  const texts = SCORE_PARTS.map((part) => `${weights[part]}% ${SCORE_PART_LABELS[part].toLowerCase()}`);
  return `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`;
};
