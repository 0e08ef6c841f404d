export {
  GUIDED_DRIVING,
  GUIDED_PRIORITIES,
  GUIDED_WINTERS,
  type GuidedAnswers,
  type GuidedDriving,
  guidedDrivingOf,
  guidedPrioritiesOf,
  type GuidedPriority,
  type GuidedWinter,
  guidedWinterOf,
  MOST_PRIORITIES,
} from './guided-answers.js';
export { type GuidedLeftOut, type GuidedPick, type GuidedRanking, rankGuided } from './guided-ranking.js';
export { type GuidedReason, type GuidedReasons, guidedReasons } from './guided-reasons.js';
export type { GuidedTire } from './guided-tire.js';
export { type LocalClimate, localClimate } from './local-climate.js';
